import * as z from 'zod/mini';
import { countyNamed } from '../domain/counties';
import { isDay } from '../domain/dates';
import { readSettings, setting, type Environment } from './settings';

const namesIn = (value: string) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const names = (what: string) =>
  setting('', `must be ${what} with commas between them, at most 60 letters each`, (value) =>
    namesIn(value).every(({ length }) => length <= 60),
  );
const text = (longest: number) =>
  setting('', `must not be longer than ${String(longest)} letters`, ({ length }) => length <= longest);
const yesOrNo = setting('', 'must be yes or no', (value) => value === 'yes' || value === 'no');
/** A whole number, with or without commas between thousands; undefined if it is none. */
const amount = (value: string) =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(value) ? Number(value.replaceAll(',', '')) : undefined;

const whole = (what: string, least: number, most: number) =>
  setting('', `must be ${what} from ${String(least)} to ${String(most)}, in digits`, (value) => {
    const number = amount(value) ?? NaN;
    return number >= least && number <= most;
  });

/** Facts about the service. Nothing is claimed that is not set: pages and answers leave it out. */
const factSettings = z.object({
  /** Counties in which crews stand by, separated by commas: `Nairobi, Kiambu`. */
  COUNTIES: setting(
    '',
    'must be counties of Kenya with commas between them, such as Nairobi, Kiambu',
    (value) => namesIn(value).every(countyNamed),
  ),
  /** Licences and registrations, each with its number: `KMPDC licence 012345, Business registration PVT-678`. */
  LICENCES: names('licences with their numbers'),
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
  /** Open jobs. */
  OPEN_JOBS: names('jobs'),
});

/** The defaults: nothing is set. */
export const factDefaults = factSettings.parse({});

/** Facts about the service. */
export type Facts = ReturnType<typeof readFacts>;

/**
 * Reads the facts from the environment. Unset lists are empty, unset numbers undefined.
 * @throws {ConfigError} If a value is invalid; the message names the variable.
 */
export function readFacts(env: Environment) {
  const s = readSettings(factSettings, env);
  const [shaAnswer, shaDay] = s.SHA_STATUS.split(' ');
  return {
    counties: namesIn(s.COUNTIES).flatMap((name) => countyNamed(name) ?? []),
    licences: namesIn(s.LICENCES),
    bases: namesIn(s.BASES),
    ambulances: amount(s.AMBULANCES),
    advancedUnits: amount(s.ADVANCED_UNITS),
    crew: amount(s.CREW),
    languages: namesIn(s.LANGUAGES),
    insurers: namesIn(s.INSURERS),
    /** M-PESA till; empty if there is none. */
    mpesaTill: s.MPESA_TILL,
    takesCards: s.CARD_PAYMENT === 'yes',
    /** Whether the Social Health Authority pays, and the date of that information. */
    sha: shaDay === undefined ? undefined : { pays: shaAnswer === 'yes', day: shaDay },
    /** Prices in KES, distances in km. */
    prices: {
      basic: amount(s.PRICE_BASIC),
      advanced: amount(s.PRICE_ADVANCED),
      includedKm: amount(s.PRICE_KM_INCLUDED),
      perKm: amount(s.PRICE_PER_KM),
    },
    officeHours: namesIn(s.OFFICE_HOURS),
    /** Empty if the clinics are at the address of the service. */
    clinicAddress: s.CLINIC_ADDRESS,
    clinicLandmark: s.CLINIC_LANDMARK,
    /** Dates as `YYYY-MM-DD`, sorted; may include past ones. */
    trainingDates: namesIn(s.TRAINING_DATES).toSorted(),
    /** Targets: seconds until a call is answered, minutes until an ambulance arrives. */
    aims: {
      answerSeconds: amount(s.ANSWER_SECONDS),
      townMinutes: amount(s.ARRIVAL_MINUTES_TOWN),
      outsideMinutes: amount(s.ARRIVAL_MINUTES_OUTSIDE),
    },
    readsMessages: s.MESSAGES_ALWAYS_READ === 'yes',
    /** Working days. */
    answerDays: amount(s.ANSWER_DAYS),
    requestCopies: s.REQUEST_COPIES === 'yes',
    complaintDays: amount(s.COMPLAINT_DAYS),
    openJobs: namesIn(s.OPEN_JOBS),
  };
}
