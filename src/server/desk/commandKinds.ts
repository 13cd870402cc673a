import type { ServerConfig } from '../../config/server';
import type { Clinic } from '../../domain/clinics';
import type { DeskActor } from '../../domain/desk';
import type { RequestCatalogue } from '../../domain/requests/catalogue';
import type { Desk } from './Desk';

/** Arguments of a command. */
export interface CommandArguments {
  /** Id, kind, name, address or file; empty if the command takes none. */
  id: string;
  status: string;
  days: string;
  dryRun: boolean;
  /** File to write; empty prints the result. */
  out: string;
  /** Whether it is written as JSON. */
  json: boolean;
  /** Whether sessions are closed, too. */
  closeDesks: boolean;
  /** Who runs it: `--by`, or the operating system's user. */
  by: DeskActor;
}

/** Environment of a command. */
export interface CommandContext {
  config: ServerConfig;
  /** The clinics, for the names of bookings' clinics. */
  clinics: readonly Pick<Clinic, 'id' | 'name'>[];
  requests: RequestCatalogue;
  /** Runs work on the desk of the running server or, if none is running, on one of our own. */
  withDesk: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
}

/** Options that belong to some commands only. */
export type CommandOption = 'status' | 'days' | 'dry-run' | 'out' | 'close-desks';

/** A command of the desk. */
export interface Command {
  /** Whether an id, a kind, an address, a name or a file follows it. */
  argument: boolean | 'perhaps';
  /** Options that it accepts. */
  options?: readonly CommandOption[];
  /** Returns the result as text and as a value. */
  run(context: CommandContext, args: CommandArguments): Promise<{ text: string; value: unknown }>;
}

/** A command that works on the desk and prints what it returns. @param argument Default: none follows. */
export function command<Found>(
  work: (desk: Desk, args: CommandArguments) => Promise<Found>,
  print: (found: Found) => string,
  argument: Command['argument'] = false,
): Command {
  return {
    argument,
    async run({ withDesk }, args) {
      const value = await withDesk((desk) => work(desk, args));
      return { value, text: print(value) };
    },
  };
}
