import { describeError } from '../errors';
import type { Log } from '../log';
import type { OutboxMail } from '../store/records';
import type { Store } from '../store/Store';
import type { Email } from './emailText';
import { maxAttempts, retryDelay, standardTimes, unknownDelay, type OutboxWorkerTimes } from './outboxTimes';
import type { SendEmail } from './smtp';
import { MailError } from './smtpErrors';

/** Begins the reason of an e-mail whose text the mail server got once without an answer: it is sent once more at most. */
const mayHaveArrived = 'May have arrived';

/** Time limit in ms for the e-mail that is being sent when the server stops; if it is cut off, the next server tries again. */
const closeTimeout = 6000;

/** Dependencies of the worker. */
interface OutboxWorkerOptions {
  store: Store;
  /** Composes the e-mail; undefined if its subject no longer exists. */
  write: (mail: OutboxMail) => Promise<Email | undefined>;
  send: SendEmail;
  /** Number of staff's addresses: each gets an e-mail of its own. Default: 1. */
  staffCount?: number;
  /** The mail server, checked once at the start; the result is logged. Default: not checked. */
  server?: { host: string; check: () => Promise<void> };
  /** Writes one line to the log; never contains what visitors typed. */
  log: Log;
  times?: OutboxWorkerTimes;
  /** A random number from 0 to below 1. */
  random?: () => number;
}

/** Sends the e-mails of the outbox until it is closed. Several servers on one store share the work. */
export function startOutboxWorker(options: OutboxWorkerOptions) {
  const { store, write, send, server, log, staffCount = 1 } = options;
  const { times = standardTimes, random = Math.random } = options;
  const closing = new AbortController();
  const sendAbort = new AbortController();
  let running: Promise<void> | undefined;
  /** Whether something may have been stored since the outbox was last polled. */
  let pollRequested = false;
  /** Whether e-mails for submissions from before this server's start were added. */
  let caughtUp = false;
  let digestDue = true;
  let storeFails = false;
  let mailFails = false;

  // Logs when sending begins to fail and when it works again, not each attempt in between.
  function mailFailed(reason: string): void {
    if (!mailFails)
      log(`Mail to staff cannot be sent, and is tried again: ${reason}`, {
        level: 'error',
        event: 'mail_failed',
      });
    mailFails = true;
  }
  function mailWorks(): void {
    if (mailFails) log('Mail to staff is sent again.', { event: 'mail_recovered' });
    mailFails = false;
  }

  /** @returns Whether the mail server accepts mail. */
  async function forward(mail: OutboxMail): Promise<boolean> {
    // An e-mail that crashes its server each time would otherwise be retried forever.
    if (mail.tries > maxAttempts) {
      await giveUp(mail, mail.lastError ?? 'no try came to its end');
      return true;
    }
    await store.copyMail(mail, staffCount);
    const email = await write(mail);
    if (!email) {
      await store.forgetMail(mail.id);
      return true;
    }
    try {
      await send(email, sendAbort.signal);
    } catch (error) {
      if (error instanceof MailError) return failed(mail, email, error);
      throw error;
    }
    await store.mailSent(mail.id);
    mailWorks();
    return true;
  }

  /** @returns Whether the mail server accepts other mail. */
  async function failed(mail: OutboxMail, { visitor }: Email, error: MailError): Promise<boolean> {
    const { permanent, address, unknown } = error;
    const isSecond = mail.lastError?.startsWith(mayHaveArrived) === true;
    const message = unknown || isSecond ? `${mayHaveArrived}. ${error.message}` : error.message;
    const isGone = visitor !== undefined && address === 'gone';
    if (isGone) await store.stopMail(visitor, message);
    // A refused address of a visitor says nothing about the mail server, nor does a sending that we cut off.
    const isOfVisitor = visitor !== undefined && address !== undefined;
    if (!permanent && !isOfVisitor && !sendAbort.signal.aborted) mailFailed(message);
    const isLast = permanent || isGone || (unknown && isSecond) || mail.tries === maxAttempts;
    const delay = unknown ? (times.unknownDelay ?? unknownDelay) : retryDelay(mail.tries, times, random);
    if (isLast) await giveUp(mail, message);
    else await store.mailFailed(mail, message, delay);
    return permanent || isOfVisitor;
  }

  async function giveUp(mail: OutboxMail, reason: string): Promise<void> {
    await store.mailFailed(mail, reason);
    log(`Mail ${mail.id} was given up: ${reason}`, { level: 'error', event: 'mail_given_up' });
  }

  async function forwardAll(): Promise<void> {
    if (!caughtUp) await store.enqueueMail();
    caughtUp = true;
    if (digestDue) await store.makeDigest();
    digestDue = false;
    while (!closing.signal.aborted) {
      const mail = await store.claimMail(times.claimDuration);
      // If one e-mail cannot be sent now, the others wait for the next poll.
      if (!mail || !(await forward(mail))) return;
    }
  }

  async function poll(): Promise<void> {
    while (pollRequested && !closing.signal.aborted) {
      pollRequested = false;
      try {
        await forwardAll();
        storeFails = false;
      } catch (error) {
        // Logged once, not every few seconds while the store is unavailable.
        if (!storeFails)
          log(`Mail could not be forwarded: ${describeError(error)}`, {
            level: 'error',
            event: 'store_failed',
          });
        storeFails = true;
      }
    }
    running = undefined;
  }

  function nudge(): void {
    if (closing.signal.aborted) return;
    pollRequested = true;
    running ??= poll();
  }

  server?.check().then(
    () => {
      if (!closing.signal.aborted)
        log(`The mail server ${server.host} takes mail to staff.`, { event: 'mail_server' });
    },
    (error: unknown) => {
      if (!closing.signal.aborted) mailFailed(describeError(error));
    },
  );
  const timer = setInterval(() => {
    digestDue = true;
    nudge();
  }, times.pollInterval);
  nudge();
  return {
    /** Polls the outbox now: something was stored. */
    nudge,
    /** Ends after the current e-mail, for which it waits up to {@link closeTimeout}. */
    async close(): Promise<void> {
      closing.abort();
      clearInterval(timer);
      const abortTimer = setTimeout(() => {
        sendAbort.abort();
      }, closeTimeout);
      await running;
      clearTimeout(abortTimer);
    },
  };
}
