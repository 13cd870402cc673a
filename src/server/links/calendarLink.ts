import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, isDay } from '../../domain/dates';
import type { Store } from '../store/Store';
import { openToken, sealedToken } from './sealedToken';

/** Path prefix of the calendar files of visitors' appointments. */
export const calendarPath = '/calendar';

/** Query parameter with the token. */
const tokenParameter = 'link';

/** The part of an appointment that a link holds. */
interface Appointment {
  reference: string;
  /** Its day, ISO 8601. */
  date: string;
}

type Secrets = Pick<Store, 'secret'>;

/** The last second of the day after a day, in Nairobi, in seconds since 1970. */
const endOfNextDay = (date: string) => Date.parse(`${addDays(date, 2)}T00:00:00+03:00`) / 1000 - 1;

/** The address of the visitor's file, valid until the day after the appointment. @param siteUrl Without a trailing slash. */
export async function calendarAddress(
  store: Secrets,
  siteUrl: string,
  { reference, date }: Appointment,
): Promise<string> {
  const token = await sealedToken(store, 'calendar', reference, endOfNextDay(date));
  return `${siteUrl}${calendarPath}/${reference}.ics?${tokenParameter}=${token}`;
}

/** Whether an address is ours and has not expired. @param now Current time in ms since 1970. */
export async function calendarLinkHolds(
  store: Secrets,
  reference: string,
  query: URLSearchParams,
  now: number,
): Promise<boolean> {
  const token = query.get(tokenParameter);
  if (token === null) return signedLinkHolds(store, reference, query, now);
  return (await openToken(store, 'calendar', token, now)) === reference;
}

/** Links in mail of earlier releases, which were promised to hold until the day after the appointment: signed, not sealed. */
async function signedLinkHolds(
  store: Secrets,
  reference: string,
  query: URLSearchParams,
  now: number,
): Promise<boolean> {
  const [date, given] = [query.get('date') ?? '', Buffer.from(query.get('signature') ?? '')];
  if (!isDay(date) || now / 1000 > endOfNextDay(date)) return false;
  const signed = createHmac('sha256', await store.secret('calendar links'))
    .update(JSON.stringify([reference, date]))
    .digest('base64url');
  return given.length === signed.length && timingSafeEqual(given, Buffer.from(signed));
}
