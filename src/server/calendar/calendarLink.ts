import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays } from '../../domain/dates';
import type { Store } from '../store/Store';

/** Path below which visitors get the calendar files of their appointments. */
export const calendarPath = '/calendar';

/** An appointment, as far as links to its file go. */
interface Appointment {
  reference: string;
  /** Its day, ISO 8601. */
  date: string;
}

async function signatureOf(store: Pick<Store, 'secret'>, reference: string, date: string): Promise<Buffer> {
  return createHmac('sha256', await store.secret('calendar links'))
    .update(JSON.stringify([reference, date]))
    .digest();
}

/** The address under which a visitor gets the file until the day after the appointment. @param siteUrl Without a trailing slash. */
export async function calendarAddress(
  store: Pick<Store, 'secret'>,
  siteUrl: string,
  { reference, date }: Appointment,
): Promise<string> {
  const signature = (await signatureOf(store, reference, date)).toString('base64url');
  const query = new URLSearchParams({ date, signature });
  return `${siteUrl}${calendarPath}/${reference}.ics?${String(query)}`;
}

/** Whether an address is ours and its time is not over. @param today Day in Nairobi, ISO 8601. */
export async function calendarLinkHolds(
  store: Pick<Store, 'secret'>,
  reference: string,
  query: URLSearchParams,
  today: string,
): Promise<boolean> {
  const [date, given] = [query.get('date') ?? '', query.get('signature') ?? ''];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^[\w-]{43}$/.test(given)) return false;
  const expected = await signatureOf(store, reference, date);
  return timingSafeEqual(Buffer.from(given, 'base64url'), expected) && today <= addDays(date, 1);
}
