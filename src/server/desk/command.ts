import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { staffName } from './access';
import type { Command, CommandOption, CommandArguments } from './commandKinds';
import { commands } from './commands';

export const usage = `Usage: npm run desk -- COMMAND [--json] [--by NAME]

  reviews list [--status pending|approved|rejected|all]   pending ones unless told otherwise
  reviews show ID
  reviews approve ID      shows the review on the site
  reviews reject ID
  reviews spam ID
  reviews undo ID         makes it pending again; an approved one leaves the site
  reviews delete ID       for good; an approved one leaves the site
  bookings list [--status requested|confirmed|declined|all]   requested ones unless told otherwise
  bookings show REFERENCE
  bookings confirm REFERENCE   after the visitor has been called and a time agreed on
  bookings decline REFERENCE   mails the visitor five minutes later, as confirm does, unless it is undone before
  bookings ics REFERENCE [--out FILE]   a confirmed one as a file for a calendar program
  bookings spam REFERENCE
  bookings undo REFERENCE      makes it wait again
  bookings delete REFERENCE
  requests list [--status waiting|answered|all]   waiting ones unless told otherwise
  requests show REFERENCE
  requests answered REFERENCE  after the visitor has been called or written to
  requests spam REFERENCE
  requests undo REFERENCE      makes it wait again
  requests export KIND         a table (CSV) of events, sports, schools, sites, transfer, air, international,
                               evacuation or training
  requests delete REFERENCE
  messages list
  messages show ID
  messages answer ID      it has been answered
  messages spam ID
  messages undo ID        makes it wait again
  messages delete ID
  subscribers list
  subscribers export [--status ready|confirmed|waiting|all]   a table (CSV) with a link to leave for each; ready ones,
                               who may be written to, unless told otherwise
  subscribers delete EMAIL
  mail list [--status open|waiting|held|sent|failed|all]   those not sent unless told otherwise
  mail retry ID|all       sends it at once, or all that are not sent
  mail bounced EMAIL      sends nothing to this address any more: mail to it came back
  mail allow EMAIL        sends to it again
  mail stops              how many addresses get no mail, and why
  find PERSON             what is held about one person, everywhere: by e-mail address, phone number, reference or name
  person export PERSON [--also NAME,...] [--all] [--out FILE]      the same in full, as JSON
  person erase PERSON [--also NAME,...] [--all] [--dry-run] [--yes]   for good, after asking once more
                          both take what is surely the person's, what --also names, or with --all all that was found
  open                    prints a link that opens the desk in a browser once, within ten minutes
  close [NAME]            closes all desks in browsers, or those of one name
  sessions list           the desks that are open in browsers
  log                     who did what, the newest first
  health                  whether the store answers, and how long mail has been waiting
  purge [--days N] [--dry-run]   deletes what is older; RETENTION_DAYS unless told otherwise
  links rotate [--close-desks]   makes new keys for signed links: those in mails sent before hold no more
  reports list            what browsers have reported that a policy of the site has stopped
  backup FILE             writes a copy of the database to a new file
  backups list            the scheduled copies, in BACKUP_DIR and in the bucket
  restore FILE|latest|s3:NAME|s3:latest   puts a copy in the place of the database; only while the
                          server does not run

The log tells who did it: NAME of --by, or the user of this machine.
What is deleted is gone from the database, but not from copies of it.
Works while the server runs and while it does not. Reads DATA_DIR and DATABASE_URL as the server does.
Exit status: 0 done, 1 failed, 2 wrong usage, 3 not found, 4 decided already.`;

/** An invalid command line; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A parsed command line. */
interface CommandLine {
  command: Command;
  args: CommandArguments;
  json: boolean;
}

/** Parses a command line; undefined if it asks for help. @throws {UsageError} */
export function readCommand(argv: readonly string[]): CommandLine | undefined {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  const [name, rest] = [2, 1]
    .map((words) => [positionals.slice(0, words).join(' '), positionals.slice(words)] as const)
    .find(([words]) => commands.has(words)) ?? ['', []];
  const command = commands.get(name);
  if (!command || !fits(command, rest.length))
    throw new UsageError(positionals.length === 0 ? 'A command is missing.' : 'There is no such command.');
  if (values.status !== undefined && !command.statuses)
    throw new UsageError(
      '--status belongs to reviews list, bookings list, requests list, subscribers export and mail list.',
    );
  for (const option of ownOptions)
    if (values[option] !== undefined && !command.options?.includes(option))
      throw new UsageError(`--${option} does not belong to ${name}.`);
  const status = statusOf(command.statuses, values.status);
  const by = { who: personOf(values.by), via: 'command' } as const;
  const args: CommandArguments = {
    id: rest.join(' '),
    status,
    days: daysOf(values.days),
    dryRun: values['dry-run'] ?? false,
    also: (values.also ?? '').split(',').filter(Boolean),
    all: values.all ?? false,
    out: values.out ?? '',
    yes: values.yes ?? false,
    closeDesks: values['close-desks'] ?? false,
    by,
  };
  return { command, args, json: values.json };
}

const ownOptions = [
  'days',
  'dry-run',
  'also',
  'all',
  'out',
  'yes',
  'close-desks',
] as const satisfies readonly CommandOption[];

/** Whether a command accepts this number of words. */
function fits({ argument }: Command, words: number): boolean {
  if (argument === 'words') return words > 0;
  return argument === 'perhaps' ? words < 2 : words === (argument ? 1 : 0);
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        by: { type: 'string' },
        status: { type: 'string' },
        days: { type: 'string' },
        'dry-run': { type: 'boolean' },
        also: { type: 'string' },
        all: { type: 'boolean' },
        out: { type: 'string' },
        yes: { type: 'boolean' },
        'close-desks': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The command line cannot be read.');
  }
}

/** The person at the terminal: the given name, or the operating system's user. */
function personOf(typed: string | undefined): string {
  if (typed !== undefined) {
    const name = staffName(typed);
    if (name === '') throw new UsageError('--by is a name of at most 60 letters.');
    return name;
  }
  try {
    return staffName(userInfo().username);
  } catch {
    // A user without a name, as in some containers.
    return '';
  }
}

function daysOf(days = ''): string {
  if (days === '' || (/^[1-9]\d{0,4}$/.test(days) && Number(days) <= 36_500)) return days;
  throw new UsageError('--days is a whole number from 1 to 36500.');
}

/** The requested status; by default the first one, which is the open one. */
function statusOf(statuses: readonly string[] = [''], status = statuses[0] ?? ''): string {
  if (status === 'all' || statuses.includes(status)) return status;
  throw new UsageError(`--status is one of ${statuses.join(', ')}, all.`);
}
