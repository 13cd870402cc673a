import * as z from 'zod/mini';
import { countyNamed } from '../domain/counties';
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
const whole = (what: string, least: number, most: number) =>
  setting('', `must be ${what} from ${String(least)} to ${String(most)}, in digits`, (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= least && number <= most;
  });

/** What a service may tell about itself. Nothing is claimed where nothing is set: pages and answers leave it out. */
const factSettings = z.object({
  /** Counties in which crews stand by, with commas between them: `Nairobi, Kiambu`. */
  COUNTIES: setting(
    '',
    'must be counties of Kenya with commas between them, such as Nairobi, Kiambu',
    (value) => namesIn(value).every(countyNamed),
  ),
  /** Languages that dispatchers speak. */
  LANGUAGES: names('languages'),
  /** Insurers and schemes that pay the service directly. */
  INSURERS: names('names of insurers'),
  /** M-PESA till (Buy Goods), 5 to 7 digits. */
  MPESA_TILL: setting('', 'must be a till number of 5 to 7 digits', (value) => /^\d{5,7}$/.test(value)),
  /** `yes` where crews and office take cards. */
  CARD_PAYMENT: setting('', 'must be yes or no', (value) => value === 'yes' || value === 'no'),
  /** Price of an ambulance journey in KES, with the kilometres of `PRICE_KM_INCLUDED`. */
  PRICE_BASIC: whole('an amount of KES', 1, 1_000_000),
  /** The same with an advanced unit. */
  PRICE_ADVANCED: whole('an amount of KES', 1, 1_000_000),
  /** Kilometres that these prices include. */
  PRICE_KM_INCLUDED: whole('a number of kilometres', 1, 1000),
  /** Price of each further kilometre in KES. */
  PRICE_PER_KM: whole('an amount of KES', 1, 10_000),
  /** Days within which a complaint is answered. */
  COMPLAINT_DAYS: whole('a number of days', 1, 90),
  /** Jobs that are open. */
  OPEN_JOBS: names('jobs'),
});

/** Names of the settings, with their defaults: nothing. */
export const factDefaults = factSettings.parse({});

/** What the service tells about itself. */
export type Facts = ReturnType<typeof readFacts>;

const amount = (value: string) => (value === '' ? undefined : Number(value));

/**
 * Reads the facts from the environment. Lists are empty and numbers missing where nothing is set.
 * @throws {ConfigError} A value is not usable; the message names the variable.
 */
export function readFacts(env: Environment) {
  const s = readSettings(factSettings, env);
  return {
    counties: namesIn(s.COUNTIES).flatMap((name) => countyNamed(name) ?? []),
    languages: namesIn(s.LANGUAGES),
    insurers: namesIn(s.INSURERS),
    /** M-PESA till; empty if there is none. */
    mpesaTill: s.MPESA_TILL,
    takesCards: s.CARD_PAYMENT === 'yes',
    /** Prices in KES, distances in km. */
    prices: {
      basic: amount(s.PRICE_BASIC),
      advanced: amount(s.PRICE_ADVANCED),
      includedKm: amount(s.PRICE_KM_INCLUDED),
      perKm: amount(s.PRICE_PER_KM),
    },
    complaintDays: amount(s.COMPLAINT_DAYS),
    openJobs: namesIn(s.OPEN_JOBS),
  };
}
