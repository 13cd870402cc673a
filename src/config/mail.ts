import * as z from 'zod/mini';
import { ConfigError } from './ConfigError.js';
import {
  isMailAddress,
  isWhole,
  listed,
  optional,
  readSettings,
  setting,
  type Environment,
} from './settings';

/** The mail server, and the addresses and limits of mail. */
export interface MailSettings {
  /** `smtp:` or `smtps:` address; holds the password, so it is never shown. */
  smtpUrl: string;
  from: string;
  /** The first address of staff, to which visitors reply. */
  to: string;
  /** Further addresses of staff: each gets a mail of its own, with links of its own. */
  alsoTo?: readonly string[];
  /** Hour in Nairobi of the daily mail about messages and reviews. Default: each is mailed at once. */
  dailyAt?: number;
  /** Most confirmations of receipt to visitors in an hour and in a day. Default: those of the settings. */
  visitorsPerHour?: number;
  visitorsPerDay?: number;
  /** Public address of the site: its host greets the mail server. Default: the host of `from`. */
  siteUrl?: string;
  /** Name of the service, which mail programs show as the sender. Default: the address alone. */
  siteName?: string;
  /** Further addresses of the service, to which no receipt is confirmed. */
  own?: readonly string[];
}

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
}

/** A limit of mails. */
const mails = (usual: string) =>
  setting(usual, 'must be a whole number from 0 to 10000', (value) => isWhole(value, 10_000));

const mailSettings = z.object({
  /** The mail server for mail to staff and visitors: `smtps://user:password@host`; empty sends none. */
  SMTP_URL: optional('must start with smtp:// or smtps:// and name a host', isSmtpUrl),
  /** Sender of that mail. */
  MAIL_FROM: optional('must be an e-mail address', isMailAddress),
  /** Addresses of staff; each gets a mail of its own. */
  MAIL_TO: optional('must be one to five e-mail addresses with commas between them', (value) => {
    const addresses = listed(value);
    return addresses.length > 0 && addresses.length <= 5 && addresses.every(isMailAddress);
  }),
  /** `daily` for one mail a day about messages and reviews, instead of one for each; bookings and requests are mailed at once. */
  STAFF_MAIL: setting('each', 'must be each or daily', (value) => value === 'each' || value === 'daily'),
  /** Hour of that mail in Kenya: 7 is at 7 in the morning. */
  STAFF_MAIL_HOUR: setting('7', 'must be an hour from 0 to 23', (value) => isWhole(value, 23)),
  /**
   * Most mails in an hour that confirm to visitors what they sent, to all visitors together: anybody can cause them, and what
   * the mail service allows is needed for staff. 0 sends none.
   */
  VISITOR_MAILS_PER_HOUR: mails('30'),
  /** The same for 24 hours. */
  VISITOR_MAILS_PER_DAY: mails('200'),
});

/** The default settings of mail. */
export const mailDefaults = mailSettings.parse({});

/** Settings that must be given together. */
const together = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const;

/**
 * Reads the settings of mail; undefined if none is sent.
 * @throws {ConfigError} If a value is invalid; the message never shows it.
 */
export function readMail(env: Environment): MailSettings | undefined {
  const given = readSettings(mailSettings, env);
  const set = together.find((name) => given[name] !== '');
  const missing = together.find((name) => given[name] === '');
  if (set && missing) throw new ConfigError(`${set} must be set together with ${missing}`);
  if (!set) return undefined;
  const [to = '', ...alsoTo] = new Set(listed(given.MAIL_TO));
  return {
    smtpUrl: given.SMTP_URL,
    from: given.MAIL_FROM,
    to,
    ...(alsoTo.length > 0 && { alsoTo }),
    ...(given.STAFF_MAIL === 'daily' && { dailyAt: Number(given.STAFF_MAIL_HOUR) }),
    visitorsPerHour: Number(given.VISITOR_MAILS_PER_HOUR),
    visitorsPerDay: Number(given.VISITOR_MAILS_PER_DAY),
  };
}
