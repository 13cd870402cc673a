import { resolve } from 'node:path';
import { readServerConfig, type ServerConfig } from '../../config/server';
import { ConfigError } from '../../config/settings';
import { describeError, StartError } from '../errors';
import { openExistingStore } from '../store/openStore';
import { readCommand, usage, UsageError, type Command, type Deletable } from './command';
import { deskOn, type Desk } from './Desk';
import { DeskError } from './DeskError';
import { reachDesk } from './deskSocket';
import {
  printBooking,
  printBookings,
  printMessage,
  printMessages,
  printReview,
  printReviews,
  printSubscribers,
  type DeskClinics,
} from './print';
import { printHealth, printMails, printPurge, printRestored } from './printMail';
import { restore } from './restore';
import { safeCell, safeJson, safeLine } from './terminal';

/** Where the desk writes: whole texts without a line end. */
export interface DeskOutput {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** What the desk needs from the site. */
export interface DeskOptions extends Partial<DeskOutput> {
  /** The clinics, so that a request tells its clinic's name. */
  clinics?: DeskClinics;
}

const standardOutput: DeskOutput = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
};

/** What a command gives: text to read and the same as a value. */
interface Result {
  text: string;
  value: unknown;
}

async function perform(
  desk: Desk,
  command: Exclude<Command, { name: 'help' | 'restore' }>,
  clinics: DeskClinics,
): Promise<Result> {
  switch (command.name) {
    case 'reviews list': {
      const value = await desk.listReviews(command.status);
      return { value, text: printReviews(value) };
    }
    case 'reviews show': {
      const { review, decisions } = await desk.showReview(command.id);
      return { value: { ...review, decisions }, text: printReview(review, decisions) };
    }
    case 'decide': {
      const value = await desk.decide(command.id, command.action);
      return { value, text: `Review ${value.id} is ${value.status}.` };
    }
    case 'bookings list': {
      const value = await desk.listBookings(command.status);
      return { value, text: printBookings(value, clinics) };
    }
    case 'bookings show': {
      const value = await desk.showBooking(command.id);
      return { value, text: printBooking(value, clinics) };
    }
    case 'decide booking': {
      const value = await desk.decideBooking(command.id, command.action);
      return { value, text: `Booking ${value.reference} is ${value.status}.` };
    }
    case 'messages list': {
      const value = await desk.listMessages();
      return { value, text: printMessages(value) };
    }
    case 'messages show': {
      const value = await desk.showMessage(command.id);
      return { value, text: printMessage(value) };
    }
    case 'subscribers list': {
      const value = await desk.listSubscribers();
      return { value, text: printSubscribers(value) };
    }
    case 'subscribers export': {
      const value = (await desk.listSubscribers()).map(({ email }) => email);
      return { value, text: value.map(safeCell).join('\n') };
    }
    case 'health': {
      const value = await desk.health();
      return { value, text: printHealth(value) };
    }
    case 'backup': {
      const file = resolve(command.file);
      await desk.backup(file);
      return { value: { file }, text: `A copy of the database is in ${file}.` };
    }
    case 'delete': {
      const { what, id } = command;
      await deleteOne(desk, what, id);
      return { value: { deleted: id }, text: `The ${what} ${safeLine(id)} is deleted.` };
    }
    case 'mail list': {
      const value = await desk.listMail(command.status);
      return { value, text: printMails(value) };
    }
    case 'mail retry': {
      const value = await desk.retryMail(command.id);
      return { value, text: `Due now: ${String(value)} ${value === 1 ? 'mail' : 'mails'}.` };
    }
    case 'purge': {
      const value = await desk.purge(command.days, command.dryRun ? 'count' : 'delete');
      return { value, text: printPurge(value) };
    }
  }
}

function deleteOne(desk: Desk, what: Deletable, id: string): Promise<void> {
  switch (what) {
    case 'message':
      return desk.deleteMessage(id);
    case 'booking':
      return desk.deleteBooking(id);
    case 'review':
      return desk.deleteReview(id);
    case 'subscriber':
      return desk.deleteSubscriber(id);
  }
}

const exitCodes = { failed: 1, not_found: 3, conflict: 4 } as const;

/** Hands the work to the desk of the running server or, where none runs, to one of our own. */
async function atDesk<T>(config: ServerConfig, work: (desk: Desk) => Promise<T>): Promise<T> {
  const running = await reachDesk(config.dataDir);
  if (running) return work(running);
  const store = await openExistingStore(config);
  try {
    const published = () => Promise.resolve();
    const sendsMail = config.mail !== undefined;
    return await work(deskOn(store, { published, retentionDays: config.retentionDays, sendsMail }));
  } finally {
    await store.close();
  }
}

/** Not a desk's work, as no store may be open. */
async function restored(config: ServerConfig, file: string): Promise<Result> {
  const value = await restore(config, file);
  return { value, text: printRestored(value) };
}

/**
 * Runs one command of the staff's desk.
 * @returns The exit status: 0 done, 1 failed, 2 wrong usage or settings, 3 not found, 4 decided already.
 */
export async function runDesk(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  options: DeskOptions = {},
): Promise<number> {
  const { out, err, clinics = [] } = { ...standardOutput, ...options };
  try {
    const { command, json } = readCommand(argv);
    if (command.name === 'help') {
      out(usage);
      return 0;
    }
    const config = readServerConfig(env);
    const { text, value } =
      command.name === 'restore'
        ? await restored(config, command.file)
        : await atDesk(config, (desk) => perform(desk, command, clinics));
    if (json) out(safeJson(value));
    else if (text !== '') out(text);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) err(`${safeLine(error.message)}\n\n${usage}`);
    else err(safeLine(error instanceof StartError ? error.message : describeError(error)));
    if (error instanceof UsageError || error instanceof ConfigError) return 2;
    return error instanceof DeskError ? exitCodes[error.code] : 1;
  }
}
