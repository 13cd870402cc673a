import type { ServerConfig } from '../../config/server';
import type { DeskActor } from '../../domain/desk';
import type { RequestCatalogue } from '../../domain/requests/catalogue';
import type { CalendarSite } from '../calendar/bookingCalendar';
import type { Desk } from './Desk';
import type { DeskClinics } from './print';

/** Arguments of a command. */
export interface CommandArguments {
  /** Id, reference, address or file; empty if the command takes none. */
  id: string;
  status: string;
  days: string;
  dryRun: boolean;
  /** Records to include although they may be somebody else’s, as `review/…`; with `all` everything that was found. */
  also: readonly string[];
  all: boolean;
  /** File to write; empty prints the result. */
  out: string;
  /** Whether confirmations are skipped. */
  yes: boolean;
  /** Whether sessions are closed, too. */
  closeDesks: boolean;
  /** Who runs it: `--by`, or the operating system's user. */
  by: DeskActor;
}

/** Environment of a command. */
export interface CommandContext {
  config: ServerConfig;
  clinics: DeskClinics;
  requests: RequestCatalogue;
  /** Data of the service for calendar files. */
  calendar: CalendarSite;
  /** Runs work on the desk of the running server or, if none is running, on one of our own. */
  withDesk: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
  /** Asks the person at the terminal to confirm by typing a word. @returns Whether they did. */
  confirm: (question: string, word: string) => Promise<boolean>;
}

/** Options that belong to some commands only. */
export type CommandOption = 'days' | 'dry-run' | 'also' | 'all' | 'out' | 'yes' | 'close-desks';

/** A command of the desk. */
export interface Command {
  /** Whether an id, a reference, an address, a name or a file follows it; `words` are joined to one argument. */
  argument: boolean | 'perhaps' | 'words';
  /** Values of `--status` besides `all`, the default first. */
  statuses?: readonly string[];
  /** Options that it accepts. */
  options?: readonly CommandOption[];
  /** Returns the result as text and as a value. */
  run(context: CommandContext, args: CommandArguments): Promise<{ text: string; value: unknown }>;
}

type Work<Found> = (desk: Desk, args: CommandArguments) => Promise<Found>;
type Print<Found> = (found: Found, clinics: DeskClinics, requests: RequestCatalogue) => string;

/** A command without arguments. */
export function command<Found>(work: Work<Found>, print: Print<Found>): Command {
  return {
    argument: false,
    async run({ withDesk, clinics, requests }, args) {
      const value = await withDesk((desk) => work(desk, args));
      return { value, text: print(value, clinics, requests) };
    },
  };
}

/** A command with an id, a reference or an address. */
export function withId<Found>(work: Work<Found>, print: Print<Found>): Command {
  return { ...command(work, print), argument: true };
}

/** A command that lists items by status. */
export function list<Status extends string, Found>(
  statuses: readonly Status[],
  work: (desk: Desk, status: Status | 'all') => Promise<Found>,
  print: Print<Found>,
): Command {
  // The command line has already been checked against the statuses.
  return { ...command((desk, { status }) => work(desk, status as Status | 'all'), print), statuses };
}
