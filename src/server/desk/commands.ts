import { resolve } from 'node:path';
import type { ReviewStatus } from '../../domain/review';
import { requestStatuses } from '../store/requests';
import { bookingStatuses } from '../store/Store';
import { calendarCommand } from './calendarCommand';
import { command, list, withId, type Command } from './commandKinds';
import { bookingActions, deletables, messageActions, requestActions, reviewActions } from './Desk';
import {
  messageState,
  printBooking,
  printBookings,
  printHealth,
  printMessage,
  printMessages,
  printPurge,
  printReview,
  printReviews,
  stateOf,
} from './print';
import { maintenanceCommands } from './maintenanceCommands';
import { printRestored } from './printMaintenance';
import { mailChoices, subscriberChoices } from './mail';
import { printMails, printMailStops, printSubscribers, printSubscriberTable } from './printMail';
import { printClosed, printLog, printSessions } from './printLog';
import { printRequest, printRequests, printRequestTable } from './printRequests';
import { personCommands } from './personCommands';
import { copyTo } from './placeCopy';
import { restore } from './restore';
import { safeLine } from './terminal';

const reviewStatuses = ['pending', 'approved', 'rejected'] as const satisfies readonly ReviewStatus[];

/** The commands by name. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
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
      (desk, args) => desk.decide(args.id, action, args.by),
      (review) => `Review ${review.id} is ${stateOf(review)}.`,
    ),
  ]),
  ['bookings list', list(bookingStatuses, (desk, status) => desk.listBookings(status), printBookings)],
  ['bookings show', withId((desk, { id }) => desk.showBooking(id), printBooking)],
  ['bookings ics', calendarCommand],
  ...bookingActions.map((action): [string, Command] => [
    `bookings ${action}`,
    withId(
      (desk, { id, by }) => desk.decideBooking(id, action, by),
      (booking) => `Booking ${booking.reference} is ${stateOf(booking)}.`,
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
  ...requestActions.map((action): [string, Command] => [
    // The word used before there was a log; the action is the same.
    `requests ${action === 'answer' ? 'answered' : action}`,
    withId(
      (desk, { id, by }) => desk.decideRequest(id, action, by),
      (request) => `Request ${request.reference} is ${stateOf(request)}.`,
    ),
  ]),
  [
    'requests export',
    withId(
      (desk, { id }) => desk.exportRequests(id),
      (found, _, requests) => printRequestTable(found, requests),
    ),
  ],
  ['messages list', command((desk) => desk.listMessages(), printMessages)],
  ['messages show', withId((desk, { id }) => desk.showMessage(id), printMessage)],
  ...messageActions.map((action): [string, Command] => [
    `messages ${action}`,
    withId(
      async (desk, { id, by }) => {
        await desk.decideMessage(id, action, by);
        return desk.showMessage(id);
      },
      (message) => `Message ${message.id} is ${messageState(message)}.`,
    ),
  ]),
  ['subscribers list', command((desk) => desk.listSubscribers(), printSubscribers)],
  [
    'subscribers export',
    list(subscriberChoices, (desk, status) => desk.exportSubscribers(status), printSubscriberTable),
  ],
  ...deletables.map((what): [string, Command] => [
    `${what}s delete`,
    withId(
      async (desk, { id, by }) => {
        await desk.delete(what, id, by);
        return { deleted: id };
      },
      ({ deleted }) => `The ${what} ${safeLine(deleted)} is deleted.`,
    ),
  ]),
  ['mail list', list(mailChoices, (desk, status) => desk.listMail(status), printMails)],
  [
    'mail retry',
    withId(
      (desk, { id, by }) => desk.retryMail(id, by),
      (due) => `Due now: ${String(due)} ${due === 1 ? 'mail' : 'mails'}.`,
    ),
  ],
  ...personCommands,
  [
    'mail bounced',
    withId(
      (desk, { id, by }) => desk.stopMail(id, by),
      () => 'No mail goes to this address any more.',
    ),
  ],
  [
    'mail allow',
    withId(
      (desk, { id, by }) => desk.allowMail(id, by),
      () => 'Mail goes to this address again.',
    ),
  ],
  ['mail stops', command((desk) => desk.listMailStops(), printMailStops)],
  [
    'open',
    command(
      (desk) => desk.openLink(),
      (address) => `${address}\nIt opens the desk once, within ten minutes.`,
    ),
  ],
  [
    'close',
    {
      ...command((desk, { id, by }) => desk.closeDesks(id, by), printClosed),
      argument: 'perhaps',
    },
  ],
  ['sessions list', command((desk) => desk.listSessions(), printSessions)],
  ['log', command(async (desk) => (await desk.log('')).entries, printLog)],
  ...maintenanceCommands,
  ['health', command((desk) => desk.health(), printHealth)],
  [
    'purge',
    {
      ...command((desk, { days, dryRun }) => desk.purge(days, dryRun ? 'count' : 'delete'), printPurge),
      options: ['days', 'dry-run'],
    },
  ],
  [
    'backup',
    withId(
      async (desk, { id, by }) => {
        const file = resolve(id);
        const { bytes } = await copyTo(desk, file, by);
        return { file, bytes };
      },
      ({ file }) => `A copy of the database is in ${file}.`,
    ),
  ],
  [
    'restore',
    {
      argument: true,
      // Not on a desk, because no store may be open.
      async run({ config }, { id }) {
        const value = await restore(config, id);
        return { value, text: printRestored(value) };
      },
    },
  ],
]);
