import { describeError } from '../errors';
import type { Log } from '../log';
import type { OutboxMail } from '../store/outbox';
import type { Store } from '../store/Store';
import type { Email } from './emailText';
import { MailError, type SendEmail } from './smtp';

/** When mail is tried; all in ms. */
export interface OutboxWorkerTimes {
  /** Between two looks at the outbox. */
  every: number;
  /** How long one try may take before another server may take the mail over: longer than any send. */
  claim: number;
  /** Wait after the first failure; it doubles with each. */
  first: number;
  /** Longest wait. */
  longest: number;
}

const minute = 60_000;

/** With twelve tries a mail server may be away for a day. */
export const standardTimes: OutboxWorkerTimes = {
  every: 5000,
  claim: 5 * minute,
  first: minute,
  longest: 6 * 60 * minute,
};

/** Tries before a mail is given up. */
export const maxAttempts = 12;

/** How long the mail under way may take when the server stops, in ms; cut off, it is tried again by the next server. */
const patience = 6000;

/** What forwards mail. */
interface OutboxWorkerOptions {
  store: Store;
  /** Writes the email; nothing where its subject is gone. */
  write: (mail: OutboxMail) => Promise<Email | undefined>;
  send: SendEmail;
  /** The mail server, asked once at the start whether it takes mail; what it answers is logged. Default: not asked. */
  server?: { host: string; check: () => Promise<void> };
  /** Writes one line for those who run the server; never holds what visitors typed. */
  log: Log;
  times?: OutboxWorkerTimes;
  /** From 0 to below 1. */
  random?: () => number;
}

/** The wait after a number of failures, in ms: doubled each time, and a fifth more or less so that not all come at once. */
export function waitAfter(
  tries: number,
  { first, longest }: OutboxWorkerTimes,
  random: () => number,
): number {
  return Math.round(Math.min(longest, first * 2 ** (tries - 1)) * (0.8 + 0.4 * random()));
}

/** Forwards what is in the outbox until it is closed. Several servers on one store share the work. */
export function startOutboxWorker(options: OutboxWorkerOptions) {
  const { store, write, send, server, log, times = standardTimes, random = Math.random } = options;
  const closing = new AbortController();
  const cutting = new AbortController();
  let running: Promise<void> | undefined;
  /** Whether something may have been stored since the outbox was last looked at. */
  let asked = false;
  /** Whether the outbox has what came before this server began. */
  let caughtUp = false;
  let listDue = true;
  let storeFails = false;
  let mailFails = false;

  // The log says when mail begins to fail and when it works again, not each try in between.
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

  /** @returns Whether the mail server takes mail. */
  async function forward(mail: OutboxMail): Promise<boolean> {
    // A mail that ends its server each time would otherwise be tried for ever.
    if (mail.tries > maxAttempts) {
      await giveUp(mail, mail.lastError ?? 'no try came to its end');
      return true;
    }
    const email = await write(mail);
    if (!email) {
      await store.forgetMail(mail.id);
      return true;
    }
    try {
      await send(email, cutting.signal);
    } catch (error) {
      if (error instanceof MailError) return failed(mail, email, error);
      throw error;
    }
    await store.mailSent(mail.id);
    mailWorks();
    return true;
  }

  /** @returns Whether the mail server takes other mail. */
  async function failed(mail: OutboxMail, { visitor }: Email, error: MailError): Promise<boolean> {
    const { message, permanent, address } = error;
    const isGone = visitor !== undefined && address === 'gone';
    if (isGone) await store.stopMail(visitor, message);
    // A visitor's address says nothing about the mail server, nor does what we cut off ourselves at the end.
    const isOfVisitor = visitor !== undefined && address !== undefined;
    if (!permanent && !isOfVisitor && !cutting.signal.aborted) mailFailed(message);
    if (permanent || isGone || mail.tries === maxAttempts) await giveUp(mail, message);
    else await store.mailFailed(mail, message, waitAfter(mail.tries, times, random));
    return permanent || isOfVisitor;
  }

  async function giveUp(mail: OutboxMail, reason: string): Promise<void> {
    await store.mailFailed(mail, reason);
    log(`Mail ${mail.id} was given up: ${reason}`, { level: 'error', event: 'mail_given_up' });
  }

  async function forwardAll(): Promise<void> {
    if (!caughtUp) await store.enqueueMail();
    caughtUp = true;
    if (listDue) await store.makeDigest();
    listDue = false;
    while (!closing.signal.aborted) {
      const mail = await store.claimMail(times.claim);
      // Where one mail cannot get through now, the others wait for the next look.
      if (!mail || !(await forward(mail))) return;
    }
  }

  async function look(): Promise<void> {
    while (asked && !closing.signal.aborted) {
      asked = false;
      try {
        await forwardAll();
        storeFails = false;
      } catch (error) {
        // Once, not every few seconds while the store is away.
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
    asked = true;
    running ??= look();
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
    listDue = true;
    nudge();
  }, times.every);
  nudge();
  return {
    /** Looks at the outbox now: something was stored. */
    nudge,
    /** Ends after the mail under way, which may take {@link patience}. */
    async close(): Promise<void> {
      closing.abort();
      clearInterval(timer);
      const cut = setTimeout(() => {
        cutting.abort();
      }, patience);
      await running;
      clearTimeout(cut);
    },
  };
}
