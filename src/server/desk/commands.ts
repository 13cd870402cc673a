import { resolve } from 'node:path';
import type { ServerConfig } from '../../config/server';
import type { RequestCatalogue } from '../../domain/requests/catalogue';
import type { ReviewStatus } from '../../domain/review';
import { requestStatuses } from '../store/requests';
import { bookingStatuses } from '../store/Store';
import { bookingActions, deletables, mailChoices, reviewActions, type Desk } from './Desk';
import {
  printBooking,
  printBookings,
  printHealth,
  printMails,
  printMessage,
  printMessages,
  printPurge,
  printRestored,
  printReview,
  printReviews,
  printSubscribers,
  type DeskClinics,
} from './print';
import { printRequest, printRequests, printRequestTable } from './printRequests';
import { restore } from './restore';
import { safeCell, safeLine } from './terminal';

/** What was typed after a command. */
export interface Given {
  /** Id, reference, address or file; empty where the command takes none. */
  id: string;
  status: string;
  days: string;
  dryRun: boolean;
}

/** Where a command is run. */
export interface Place {
  config: ServerConfig;
  clinics: DeskClinics;
  requests: RequestCatalogue;
  /** Runs work at the desk of the running server or, where none runs, at one of our own. */
  atDesk: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
}

/** A command of the desk. */
export interface Command {
  /** Whether an id, a reference, an address or a file follows it. */
  takesOne: boolean;
  /** What `--status` may be besides `all`, the usual one first. */
  statuses?: readonly string[];
  /** Gives text to read and the same as a value. */
  run(place: Place, given: Given): Promise<{ text: string; value: unknown }>;
}

type Work<Found> = (desk: Desk, given: Given) => Promise<Found>;
type Print<Found> = (found: Found, clinics: DeskClinics, requests: RequestCatalogue) => string;

function command<Found>(work: Work<Found>, print: Print<Found>): Command {
  return {
    takesOne: false,
    async run({ atDesk, clinics, requests }, given) {
      const value = await atDesk((desk) => work(desk, given));
      return { value, text: print(value, clinics, requests) };
    },
  };
}

function withId<Found>(work: Work<Found>, print: Print<Found>): Command {
  return { ...command(work, print), takesOne: true };
}

function list<Status extends string, Found>(
  statuses: readonly Status[],
  work: (desk: Desk, status: Status | 'all') => Promise<Found>,
  print: Print<Found>,
): Command {
  // The command line has been checked against the statuses.
  return { ...command((desk, { status }) => work(desk, status as Status | 'all'), print), statuses };
}

const reviewStatuses = ['pending', 'approved', 'rejected'] as const satisfies readonly ReviewStatus[];

/** The commands by their words. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['reviews list', list(reviewStatuses, (desk, status) => desk.listReviews(status), printReviews)],
  [
    'reviews show',
    withId(async (desk, { id }) => {
      const { review, decisions } = await desk.showReview(id);
      return { ...review, decisions };
    }, printReview),
  ],
  ...reviewActions.map((action): [string, Command] => [
    `reviews ${action}`,
    withId(
      (desk, given) => desk.decide(given.id, action),
      ({ id, status }) => `Review ${id} is ${status}.`,
    ),
  ]),
  ['bookings list', list(bookingStatuses, (desk, status) => desk.listBookings(status), printBookings)],
  ['bookings show', withId((desk, { id }) => desk.showBooking(id), printBooking)],
  ...bookingActions.map((action): [string, Command] => [
    `bookings ${action}`,
    withId(
      (desk, { id }) => desk.decideBooking(id, action),
      ({ reference, status }) => `Booking ${reference} is ${status}.`,
    ),
  ]),
  [
    'requests list',
    list(
      requestStatuses,
      (desk, status) => desk.listRequests(status),
      (found, _, requests) => printRequests(found, requests),
    ),
  ],
  [
    'requests show',
    withId(
      (desk, { id }) => desk.showRequest(id),
      (found, _, requests) => printRequest(found, requests),
    ),
  ],
  [
    'requests answered',
    withId(
      (desk, { id }) => desk.answerRequest(id),
      ({ reference, status }) => `Request ${reference} is ${status}.`,
    ),
  ],
  [
    'requests export',
    withId(
      (desk, { id }) => desk.exportRequests(id),
      (found, _, requests) => printRequestTable(found, requests),
    ),
  ],
  ['messages list', command((desk) => desk.listMessages(), printMessages)],
  ['messages show', withId((desk, { id }) => desk.showMessage(id), printMessage)],
  ['subscribers list', command((desk) => desk.listSubscribers(), printSubscribers)],
  [
    'subscribers export',
    command(
      async (desk) => (await desk.listSubscribers()).map(({ email }) => email),
      (emails) => emails.map(safeCell).join('\n'),
    ),
  ],
  ...deletables.map((what): [string, Command] => [
    `${what}s delete`,
    withId(
      async (desk, { id }) => {
        await desk.delete(what, id);
        return { deleted: id };
      },
      ({ deleted }) => `The ${what} ${safeLine(deleted)} is deleted.`,
    ),
  ]),
  ['mail list', list(mailChoices, (desk, status) => desk.listMail(status), printMails)],
  [
    'mail retry',
    withId(
      (desk, { id }) => desk.retryMail(id),
      (due) => `Due now: ${String(due)} ${due === 1 ? 'mail' : 'mails'}.`,
    ),
  ],
  ['health', command((desk) => desk.health(), printHealth)],
  ['purge', command((desk, { days, dryRun }) => desk.purge(days, dryRun ? 'count' : 'delete'), printPurge)],
  [
    'backup',
    withId(
      async (desk, { id }) => {
        const file = resolve(id);
        await desk.backup(file);
        return { file };
      },
      ({ file }) => `A copy of the database is in ${file}.`,
    ),
  ],
  [
    'restore',
    {
      takesOne: true,
      // Not at a desk, as no store may be open.
      async run({ config }, { id }) {
        const value = await restore(config, id);
        return { value, text: printRestored(value) };
      },
    },
  ],
]);
