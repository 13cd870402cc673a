import * as z from 'zod/mini';
import { countyNamed } from '../domain/counties';
import { isDay } from '../domain/dates';
import { listed as namesIn, optional, setting } from './settings';

const names = (what: string) =>
  setting('', `must be ${what} with commas between them, at most 60 letters each`, (value) =>
    namesIn(value).every(({ length }) => length <= 60),
  );
const text = (longest: number) =>
  setting('', `must not be longer than ${String(longest)} letters`, ({ length }) => length <= longest);
const yesOrNo = setting('', 'must be yes or no', (value) => value === 'yes' || value === 'no');
/** A whole number, with or without commas between thousands; undefined if it is none. */
export const amount = (value: string) =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(value) ? Number(value.replaceAll(',', '')) : undefined;

const whole = (what: string, least: number, most: number) =>
  setting('', `must be ${what} from ${String(least)} to ${String(most)}, in digits`, (value) => {
    const number = amount(value) ?? NaN;
    return number >= least && number <= most;
  });

/** Facts about the service. Nothing is claimed that is not set: pages and answers leave it out. */
export const factSettings = z.object({
  /** Counties in which crews stand by, separated by commas: `Nairobi, Kiambu`. */
  COUNTIES: setting(
    '',
    'must be counties of Kenya with commas between them, such as Nairobi, Kiambu',
    (value) => namesIn(value).every(countyNamed),
  ),
  /** The service's licence of the Kenya Medical Practitioners and Dentists Council (KMPDC): its number. */
  KMPDC_LICENCE: text(60),
  /** Approval of the Directorate of Occupational Safety and Health Services (DOSHS) to train first-aiders and audit workplaces: its number. */
  DOSHS_APPROVAL: text(60),
  /** Registration with the Office of the Data Protection Commissioner (ODPC): its number. */
  ODPC_NUMBER: text(60),
  /** Further licences and registrations, each with its number: `Business registration PVT-678`. */
  LICENCES: names('licences with their numbers'),
  /** The doctor who answers for the care: `Dr Amina Yusuf, emergency physician, KMPDC A1234`. */
  MEDICAL_DIRECTOR: text(120),
  /** Places where ambulances stand by, separated by commas: `Syokimau, Westlands`. */
  BASES: names('places'),
  /** Ambulances in service. */
  AMBULANCES: whole('a number of ambulances', 1, 1000),
  /** How many of them carry a paramedic, a monitor and a ventilator. */
  ADVANCED_UNITS: whole('a number of advanced units', 1, 1000),
  /** Paramedics and emergency medical technicians on the staff. */
  CREW: whole('a number of people', 1, 10_000),
  /** Languages that dispatchers speak. */
  LANGUAGES: names('languages'),
  /** Insurers and schemes that pay the service directly. */
  INSURERS: names('names of insurers'),
  /** M-PESA till (Buy Goods), 5 to 7 digits. */
  MPESA_TILL: setting('', 'must be a till number of 5 to 7 digits', (value) => /^\d{5,7}$/.test(value)),
  /** The service's tax number, which companies need on an invoice: `P051234567A`. */
  KRA_PIN: optional('must be a KRA PIN, such as P051234567A', (value) => /^[AP]\d{9}[A-Z]$/.test(value)),
  /** `yes` if schools and companies may order with a local purchase order (LPO). */
  LPO: yesOrNo,
  /** `yes` if crews and office take cards. */
  CARD_PAYMENT: yesOrNo,
  /** Whether the Social Health Authority pays the service, and the date of that information: `yes 2026-10-01`. */
  SHA_STATUS: setting('', 'must be yes or no and a day, such as yes 2026-10-01', (value) => {
    const [answer = '', day = '', ...more] = value.split(' ');
    return (answer === 'yes' || answer === 'no') && isDay(day) && more.length === 0;
  }),
  /** Price of an ambulance journey in KES, including the kilometres of `PRICE_KM_INCLUDED`. */
  PRICE_BASIC: whole('an amount of KES', 1, 1_000_000),
  /** The same for an advanced unit. */
  PRICE_ADVANCED: whole('an amount of KES', 1, 1_000_000),
  /** Kilometres that these prices include. */
  PRICE_KM_INCLUDED: whole('a number of kilometres', 1, 1000),
  /** Price of each further kilometre in KES. */
  PRICE_PER_KM: whole('an amount of KES', 1, 10_000),
  /** Price of cover for a school in KES, from this amount a term. */
  PRICE_SCHOOL_FROM: whole('an amount of KES', 1, 10_000_000),
  /** Price of cover for a site in KES, from this amount a day. */
  PRICE_SITE_FROM: whole('an amount of KES', 1, 10_000_000),
  /** Price of cover for an event in KES, from this amount. */
  PRICE_EVENT_FROM: whole('an amount of KES', 1, 10_000_000),
  /** Price of cover for a match or race in KES, from this amount. */
  PRICE_SPORT_FROM: whole('an amount of KES', 1, 10_000_000),
  /** Price of an evacuation agreement in KES, from this amount a year. */
  PRICE_EVACUATION_FROM: whole('an amount of KES', 1, 10_000_000),
  /** Price of a flight inside Kenya in KES, from this amount. */
  PRICE_AIR_FROM: whole('an amount of KES', 1, 100_000_000),
  /** Price of a journey to another country in KES, from this amount. */
  PRICE_INTERNATIONAL_FROM: whole('an amount of KES', 1, 100_000_000),
  /** Price of a first-aid course in KES, for each person. */
  PRICE_TRAINING: whole('an amount of KES', 1, 1_000_000),
  /** Fee for a visit to a clinic in KES. */
  PRICE_CLINIC: whole('an amount of KES', 1, 1_000_000),
  /** Days before an event by which it should be asked for. */
  EVENT_NOTICE_DAYS: whole('a number of days', 1, 180),
  /** Days before a planned transfer by which it should be asked for. */
  TRANSFER_NOTICE_DAYS: whole('a number of days', 1, 60),
  /** Opening hours of the office: `Monday to Friday 8 am to 5 pm, Saturday 9 am to 1 pm`. */
  OFFICE_HOURS: names('days with their hours'),
  /** Street address of the clinics, if they are not at the address of the service. */
  CLINIC_ADDRESS: text(200),
  /** What visitors to the clinics see from the road: `Opposite the railway station, blue gate`. */
  CLINIC_LANDMARK: text(200),
  /** Days on which first-aid courses begin: `2027-02-08, 2027-05-10`. */
  TRAINING_DATES: setting(
    '',
    'must be days with commas between them, such as 2027-02-08, 2027-05-10',
    (value) => namesIn(value).every(isDay),
  ),
  /** Hours that a first-aid course takes. */
  TRAINING_HOURS: whole('a number of hours', 1, 80),
  /** Most people in one first-aid course. */
  TRAINING_GROUP: whole('a number of people', 1, 100),
  /** Years for which the certificate of a first-aid course is valid. */
  TRAINING_VALID_YEARS: whole('a number of years', 1, 10),
  /** Seconds within which dispatchers aim to answer a call. */
  ANSWER_SECONDS: whole('a number of seconds', 1, 600),
  /** Minutes within which an ambulance aims to arrive in town. */
  ARRIVAL_MINUTES_TOWN: whole('a number of minutes', 1, 600),
  /** Minutes within which an ambulance aims to arrive outside town. */
  ARRIVAL_MINUTES_OUTSIDE: whole('a number of minutes', 1, 600),
  /** `yes` if dispatchers read SMS and WhatsApp day and night. */
  MESSAGES_ALWAYS_READ: yesOrNo,
  /** Working days within which a message is answered. */
  ANSWER_DAYS: whole('a number of working days', 1, 30),
  /** `yes` if visitors can get copies of their requests by e-mail; needs `SMTP_URL`. */
  REQUEST_COPIES: setting('', 'must be yes or no', (value) => value === 'yes' || value === 'no'),
  /** Days within which a complaint is answered. */
  COMPLAINT_DAYS: whole('a number of days', 1, 90),
  /** Who has passed the terms and the privacy policy, and when: `Njeri Advocates, 2026-12-01`. Until then both say that they are drafts. */
  LEGAL_CHECKED: optional(
    'must be a name and a day, such as Njeri Advocates, 2026-12-01',
    (value) => namesIn(value).length > 1 && isDay(namesIn(value).at(-1) ?? ''),
  ),
  /** Open jobs. */
  OPEN_JOBS: names('jobs'),
});
