import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { requestKinds } from '../../domain/requests/kinds';
import { describeError } from '../errors';
import type { Command, CommandArguments, CommandContext } from './commandKinds';
import { DeskError } from './DeskError';
import { subscriberChoices } from './exports';
import { bookingTable, messageTable, requestTable, reviewTable, subscriberTable } from './tables';
import { safeLine } from './terminal';
import { UsageError } from './UsageError';

/** Kinds that can be exported besides those of requests. */
export const exportKinds = ['reviews', 'bookings', 'requests', 'messages', 'subscribers'] as const;

/** What an export holds: the rows, and a function that writes them as a table. */
interface Exported {
  rows: readonly unknown[];
  table: () => string;
}

async function exported(
  { withDesk, clinics, requests }: CommandContext,
  { id, status }: CommandArguments,
): Promise<Exported> {
  const made = <Row>(rows: readonly Row[], table: (rows: readonly Row[]) => string): Exported => ({
    rows,
    table: () => table(rows),
  });
  const choice = subscriberChoices.find((one) => one === (status || 'ready'));
  if (choice === undefined || (status !== '' && id !== 'subscribers'))
    throw new UsageError(`--status belongs to export subscribers: ${subscriberChoices.join(', ')}.`);
  const kind = requestKinds.find((one) => one === id);
  if (kind) return made(await withDesk((desk) => desk.exportRequests(kind)), requestTable([kind], requests));
  switch (exportKinds.find((one) => one === id)) {
    case 'reviews':
      return made(await withDesk((desk) => desk.exportReviews()), reviewTable);
    case 'bookings':
      return made(await withDesk((desk) => desk.exportBookings()), bookingTable(clinics));
    case 'messages':
      return made(await withDesk((desk) => desk.exportMessages()), messageTable);
    case 'requests':
      return made(await withDesk((desk) => desk.exportRequests()), requestTable(requestKinds, requests));
    case 'subscribers':
      return made(await withDesk((desk) => desk.exportSubscribers(choice)), subscriberTable);
    case undefined:
      throw new UsageError(`KIND is one of ${[...exportKinds, ...requestKinds].join(', ')}.`);
  }
}

/** Writes a file that only its owner can read. @throws {DeskError} If it exists already, or cannot be written. */
function writePrivate(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new DeskError('failed', `${file} could not be written: ${describeError(error)}.`);
  }
}

/** Prints all of a kind as a table (CSV) or as JSON, or writes it to a new file. */
export const exportCommand: Command = {
  argument: true,
  options: ['status', 'out'],
  async run(context, args) {
    const { rows, table } = await exported(context, args);
    if (args.out === '') return { value: rows, text: table() };
    const file = resolve(args.out);
    writePrivate(file, args.json ? JSON.stringify(rows, null, 2) : table());
    const text = `${safeLine(file)} holds ${String(rows.length)}; only you can read it.`;
    return { value: { file, rows: rows.length }, text };
  },
};
