import { addDays, isDay } from '../../domain/dates';
import { isSignatureOf, signatureOf } from '../signature';
import type { Store } from '../store/Store';

/** Path prefix of the calendar files of visitors' appointments. */
export const calendarPath = '/calendar';

/** The part of an appointment that is signed in a link. */
interface Appointment {
  reference: string;
  /** Its day, ISO 8601. */
  date: string;
}

const secretOf = (store: Pick<Store, 'secret'>) => store.secret('calendar links');

/** The address of the visitor's file, valid until the day after the appointment. @param siteUrl Without a trailing slash. */
export async function calendarAddress(
  store: Pick<Store, 'secret'>,
  siteUrl: string,
  { reference, date }: Appointment,
): Promise<string> {
  const signature = signatureOf(await secretOf(store), [reference, date]);
  const query = new URLSearchParams({ date, signature });
  return `${siteUrl}${calendarPath}/${reference}.ics?${String(query)}`;
}

/** Whether an address is signed by us and has not expired. @param today Day in Nairobi, ISO 8601. */
export async function calendarLinkHolds(
  store: Pick<Store, 'secret'>,
  reference: string,
  query: URLSearchParams,
  today: string,
): Promise<boolean> {
  const [date, given] = [query.get('date') ?? '', query.get('signature') ?? ''];
  if (!isDay(date) || !isSignatureOf(given, await secretOf(store), [reference, date])) return false;
  return today <= addDays(date, 1);
}
