import { countyNamed } from '../domain/counties';
import { amount, factSettings } from './factSettings';
import { listed as namesIn, readSettings, type Environment } from './settings';

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
    /** Numbers of the licences that the law asks for; empty where there is none. */
    kmpdcLicence: s.KMPDC_LICENCE,
    doshsApproval: s.DOSHS_APPROVAL,
    odpcNumber: s.ODPC_NUMBER,
    licences: namesIn(s.LICENCES),
    /** The doctor who answers for the care; empty if none is named. */
    medicalDirector: s.MEDICAL_DIRECTOR,
    bases: namesIn(s.BASES),
    ambulances: amount(s.AMBULANCES),
    advancedUnits: amount(s.ADVANCED_UNITS),
    crew: amount(s.CREW),
    languages: namesIn(s.LANGUAGES),
    insurers: namesIn(s.INSURERS),
    /** M-PESA till; empty if there is none. */
    mpesaTill: s.MPESA_TILL,
    /** Tax number for invoices; empty if it is not told. */
    kraPin: s.KRA_PIN,
    takesOrders: s.LPO === 'yes',
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
    /** The lowest price of each service in KES. */
    from: {
      school: amount(s.PRICE_SCHOOL_FROM),
      site: amount(s.PRICE_SITE_FROM),
      event: amount(s.PRICE_EVENT_FROM),
      sport: amount(s.PRICE_SPORT_FROM),
      evacuation: amount(s.PRICE_EVACUATION_FROM),
      air: amount(s.PRICE_AIR_FROM),
      international: amount(s.PRICE_INTERNATIONAL_FROM),
    },
    clinicFee: amount(s.PRICE_CLINIC),
    /** Days before a day by which it should be asked for. */
    notice: { event: amount(s.EVENT_NOTICE_DAYS), transfer: amount(s.TRANSFER_NOTICE_DAYS) },
    officeHours: namesIn(s.OFFICE_HOURS),
    /** Empty if the clinics are at the address of the service. */
    clinicAddress: s.CLINIC_ADDRESS,
    clinicLandmark: s.CLINIC_LANDMARK,
    /** Dates as `YYYY-MM-DD`, sorted; may include past ones. */
    trainingDates: namesIn(s.TRAINING_DATES).toSorted(),
    /** First-aid courses: KES and years for each person, hours, most people. */
    training: {
      price: amount(s.PRICE_TRAINING),
      hours: amount(s.TRAINING_HOURS),
      group: amount(s.TRAINING_GROUP),
      validYears: amount(s.TRAINING_VALID_YEARS),
    },
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
    /** Who has passed the legal texts and when; undefined while they are drafts. */
    legalCheck:
      s.LEGAL_CHECKED === ''
        ? undefined
        : {
            by: namesIn(s.LEGAL_CHECKED).slice(0, -1).join(', '),
            day: namesIn(s.LEGAL_CHECKED).at(-1) ?? '',
          },
    openJobs: namesIn(s.OPEN_JOBS),
  };
}
