import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { requestKinds } from '../../domain/requests/kinds';
import { staffName } from './access';
import type { Command, CommandOption, CommandArguments } from './commandKinds';
import { commands } from './commands';
import { exportKinds } from './exportCommand';
import { UsageError } from './UsageError';

export const usage = `Usage: npm run desk -- COMMAND [--json] [--by NAME]

  open                    prints a link that opens the desk in a browser once, within ten minutes
  close [NAME]            closes all desks in browsers, or those of one name
  sessions list           the desks that are open in browsers
  export KIND [--out FILE]   all of a kind as a table (CSV), with --json as JSON; KIND is one of
                          ${exportKinds.join(', ')};
                          requests of one service: ${requestKinds.join(', ')}
  export subscribers [--status ready|confirmed|waiting|all]   with a link to leave for each; ready ones, who may be
                          written to, unless told otherwise
  mail retry ID|all       sends it at once, or all that are not sent
  mail test               sends one letter to MAIL_TO, and tells what the mail server answered
  mail bounced EMAIL      sends nothing to this address any more: mail to it came back
  mail allow EMAIL        sends to it again
  mail stops              how many addresses get no mail, and why
  health                  whether the store answers, and how long mail has been waiting
  reports list            what browsers have reported that a policy of the site has stopped
  purge [--days N] [--dry-run]   deletes what is older; RETENTION_DAYS unless told otherwise
  links rotate [--close-desks]   makes new keys for the links in mail: those sent before hold no more
  backup FILE             writes a copy of the database to a new file
  backups list            the scheduled copies, in BACKUP_DIR and in the bucket
  restore FILE|latest|s3:NAME|s3:latest   puts a copy in the place of the database; only while the
                          server does not run

Everything else is done at the desk in the browser: open prints the link.
The log tells who did it: NAME of --by, or the user of this machine.
Works while the server runs and while it does not. Reads DATA_DIR and DATABASE_URL as the server does.
Exit status: 0 done, 1 failed, 2 wrong usage, 3 not found, 4 decided already.`;

/** A parsed command line. */
interface CommandLine {
  command: Command;
  args: CommandArguments;
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
  for (const option of ownOptions)
    if (values[option] !== undefined && !command.options?.includes(option))
      throw new UsageError(`--${option} does not belong to ${name}.`);
  const args: CommandArguments = {
    id: rest.join(' '),
    status: values.status ?? '',
    days: daysOf(values.days),
    dryRun: values['dry-run'] ?? false,
    out: values.out ?? '',
    json: values.json,
    closeDesks: values['close-desks'] ?? false,
    by: { who: personOf(values.by), via: 'command' },
  };
  return { command, args };
}

const ownOptions = [
  'status',
  'days',
  'dry-run',
  'out',
  'close-desks',
] as const satisfies readonly CommandOption[];

/** Whether a command accepts this number of words. */
function fits({ argument }: Command, words: number): boolean {
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
        out: { type: 'string' },
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
