import type { ServerConfig } from '../../config/server';
import type { DeskActor } from '../../domain/desk';
import type { RequestCatalogue } from '../../domain/requests/catalogue';
import type { CalendarSite } from '../calendar/bookingCalendar';
import type { Desk } from './Desk';
import type { DeskClinics } from './print';

/** What was typed after a command. */
export interface Given {
  /** Id, reference, address or file; empty where the command takes none. */
  id: string;
  status: string;
  days: string;
  dryRun: boolean;
  /** Things that are picked besides what is surely a person’s, as `review/…`; with `all` everything that was found. */
  also: readonly string[];
  all: boolean;
  /** File that is written; empty where it is printed. */
  out: string;
  /** Whether nothing is asked any more. */
  yes: boolean;
  /** Whether open desks are closed too. */
  closeDesks: boolean;
  /** Who does it: `--by`, or the user of the machine. */
  by: DeskActor;
}

/** Where a command is run. */
export interface Place {
  config: ServerConfig;
  clinics: DeskClinics;
  requests: RequestCatalogue;
  /** What calendar files say of the service. */
  calendar: CalendarSite;
  /** Runs work at the desk of the running server or, where none runs, at one of our own. */
  atDesk: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
  /** Asks the person at the terminal, who has to answer with a word. @returns Whether they did. */
  confirm: (question: string, word: string) => Promise<boolean>;
}

/** Options that belong to some commands only. */
export type CommandOption = 'days' | 'dry-run' | 'also' | 'all' | 'out' | 'yes' | 'close-desks';

/** A command of the desk. */
export interface Command {
  /** Whether an id, a reference, an address, a name or a file follows it; `words` are read as one. */
  takesOne: boolean | 'perhaps' | 'words';
  /** What `--status` may be besides `all`, the usual one first. */
  statuses?: readonly string[];
  /** Which options it knows. */
  options?: readonly CommandOption[];
  /** Gives text to read and the same as a value. */
  run(place: Place, given: Given): Promise<{ text: string; value: unknown }>;
}

type Work<Found> = (desk: Desk, given: Given) => Promise<Found>;
type Print<Found> = (found: Found, clinics: DeskClinics, requests: RequestCatalogue) => string;

/** A command that takes nothing. */
export function command<Found>(work: Work<Found>, print: Print<Found>): Command {
  return {
    takesOne: false,
    async run({ atDesk, clinics, requests }, given) {
      const value = await atDesk((desk) => work(desk, given));
      return { value, text: print(value, clinics, requests) };
    },
  };
}

/** A command that takes an id, a reference or an address. */
export function withId<Found>(work: Work<Found>, print: Print<Found>): Command {
  return { ...command(work, print), takesOne: true };
}

/** A command that lists what has a status. */
export function list<Status extends string, Found>(
  statuses: readonly Status[],
  work: (desk: Desk, status: Status | 'all') => Promise<Found>,
  print: Print<Found>,
): Command {
  // The command line has been checked against the statuses.
  return { ...command((desk, { status }) => work(desk, status as Status | 'all'), print), statuses };
}
