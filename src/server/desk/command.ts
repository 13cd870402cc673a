import { parseArgs } from 'node:util';
import type { ReviewStatus } from '../../domain/review';
import { bookingStatuses, type BookingStatus } from '../store/Store';
import { bookingActions, deskActions, type BookingAction, type DeskAction } from './Desk';
import { mailChoices, type MailChoice } from './maintenance';

export const usage = `Usage: npm run desk -- COMMAND [--json]

  reviews list [--status pending|approved|rejected|all]   pending ones unless told otherwise
  reviews show ID
  reviews approve ID      shows the review on the site
  reviews reject ID
  reviews undo ID         makes it pending again; an approved one leaves the site
  reviews delete ID       for good; an approved one leaves the site
  bookings list [--status requested|confirmed|declined|all]   requested ones unless told otherwise
  bookings show REFERENCE
  bookings confirm REFERENCE   after the visitor has been called and a time agreed on
  bookings decline REFERENCE
  bookings delete REFERENCE
  messages list
  messages show ID
  messages delete ID
  subscribers list
  subscribers export      one address a line
  subscribers delete EMAIL
  mail list [--status open|waiting|sent|failed|all]   those not sent unless told otherwise
  mail retry ID|all       sends it at once, or all that are not sent
  health                  whether the store answers, and how long mail has been waiting
  purge [--days N] [--dry-run]   deletes what is older; RETENTION_DAYS unless told otherwise
  backup FILE             writes a copy of the database to a new file
  restore FILE            puts a copy in the place of the database; only while the server does not run

What is deleted is gone from the database, but not from copies of it.
Works while the server runs and while it does not. Reads DATA_DIR and DATABASE_URL as the server does.
Exit status: 0 done, 1 failed, 2 wrong usage, 3 not found, 4 decided already.`;

/** A command of the desk, as typed. */
export type Command =
  | { name: 'help' }
  | { name: 'reviews list'; status: ReviewStatus | 'all' }
  | { name: 'decide'; action: DeskAction; id: string }
  | { name: 'bookings list'; status: BookingStatus | 'all' }
  | { name: 'decide booking'; action: BookingAction; id: string }
  | { name: 'reviews show' | 'bookings show' | 'messages show'; id: string }
  | { name: 'messages list' | 'subscribers list' | 'subscribers export' }
  | { name: 'backup'; file: string }
  | { name: 'restore'; file: string }
  | { name: 'health' }
  | { name: 'delete'; what: Deletable; id: string }
  | { name: 'mail list'; status: MailChoice | 'all' }
  | { name: 'mail retry'; id: string }
  | { name: 'purge'; days: string; dryRun: boolean };

/** What staff can delete. */
export type Deletable = 'message' | 'booking' | 'review' | 'subscriber';

/** A command line that is none; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const reviewStatuses = ['pending', 'approved', 'rejected'] as const satisfies readonly ReviewStatus[];

/** Reads a command line. @throws {UsageError} */
export function readCommand(argv: readonly string[]): { command: Command; json: boolean } {
  const { values, positionals } = parse(argv);
  const json = values.json;
  if (values.help) return { command: { name: 'help' }, json };
  const command = commandOf(positionals, values);
  if (!command)
    throw new UsageError(positionals.length === 0 ? 'A command is missing.' : 'There is no such command.');
  if (values.status !== undefined && !('status' in command)) {
    throw new UsageError('--status belongs to reviews list, bookings list and mail list.');
  }
  if ((values.days !== undefined || values['dry-run']) && command.name !== 'purge')
    throw new UsageError('--days and --dry-run belong to purge.');
  return { command, json };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        status: { type: 'string' },
        days: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The command line cannot be read.');
  }
}

type Options = ReturnType<typeof parse>['values'];

function commandOf(words: readonly string[], options: Options): Command | undefined {
  const [group, verb, id, ...more] = words;
  if (more.length > 0 || group === undefined) return undefined;
  if (id === undefined) return commandWithoutId(group, verb, options);
  const name = `${group} ${String(verb)}`;
  if (
    name === 'reviews show' ||
    name === 'bookings show' ||
    name === 'messages show' ||
    name === 'mail retry'
  )
    return { name, id };
  const what = verb === 'delete' ? deletables.get(group) : undefined;
  if (what) return { name: 'delete', what, id };
  if (group === 'bookings') {
    const action = bookingActions.find((one) => one === verb);
    return action && { name: 'decide booking', action, id };
  }
  const action = group === 'reviews' ? deskActions.find((one) => one === verb) : undefined;
  return action && { name: 'decide', action, id };
}

function commandWithoutId(group: string, verb: string | undefined, options: Options): Command | undefined {
  const { status } = options;
  if ((group === 'backup' || group === 'restore') && verb !== undefined) return { name: group, file: verb };
  if (group === 'health' && verb === undefined) return { name: group };
  if (group === 'purge' && verb === undefined)
    return { name: 'purge', days: daysOf(options.days), dryRun: options['dry-run'] };
  const name = `${group} ${String(verb)}`;
  if (name === 'reviews list') return { name, status: statusOf(reviewStatuses, status) };
  if (name === 'bookings list') return { name, status: statusOf(bookingStatuses, status) };
  if (name === 'mail list') return { name, status: statusOf(mailChoices, status) };
  if (name === 'messages list' || name === 'subscribers list' || name === 'subscribers export')
    return { name };
  return undefined;
}

const deletables = new Map<string, Deletable>([
  ['messages', 'message'],
  ['bookings', 'booking'],
  ['reviews', 'review'],
  ['subscribers', 'subscriber'],
]);

function daysOf(days = ''): string {
  if (days === '' || (/^[1-9]\d{0,4}$/.test(days) && Number(days) <= 36_500)) return days;
  throw new UsageError('--days is a whole number from 1 to 36500.');
}

/** The status that was asked for; the first one, which waits for staff, unless told otherwise. */
function statusOf<Status extends string>(
  statuses: readonly [Status, ...Status[]],
  status: string = statuses[0],
): Status | 'all' {
  const known = ([...statuses, 'all'] as const).find((one) => one === status);
  if (!known) throw new UsageError(`--status is one of ${statuses.join(', ')}, all.`);
  return known;
}
