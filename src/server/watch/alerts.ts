import { describeError } from '../errors';
import type { Log } from '../log';

/** Something that people are told of: what is wrong by a stable word, nothing where all is well. */
export type AlertCheck = () => Promise<Readonly<Record<string, string>>>;

/** Tells people. @throws It could not. */
export type AlertChannel = (alert: { subject: string; text: string }) => Promise<void>;

/** When people are told; all in ms. */
export interface AlertTimes {
  /** Between two looks. */
  every: number;
  /** How long something has to be wrong, so that a moment wakes nobody. */
  patience: number;
  /** Until it is said again, while it lasts. */
  again: number;
}

export const standardAlertTimes: AlertTimes = {
  every: 60_000,
  patience: 2 * 60_000,
  again: 24 * 60 * 60_000,
};

/** Alerts of one hour: where more happens, somebody is looking already. */
const mostInAnHour = 20;
const hour = 60 * 60_000;

/** One thing that is wrong. */
interface Trouble {
  since: number;
  /** When people were told last; missing while it may pass by itself. */
  toldAt?: number;
  reason: string;
}

interface AlertOptions {
  /** Name of the site, for the subject. */
  siteName: string;
  check: AlertCheck;
  channels: readonly AlertChannel[];
  log: Log;
  /** Milliseconds of the clock. */
  now: () => number;
  times?: AlertTimes;
}

/**
 * Tells people when something begins to fail, once a day while it lasts, and when it is over. Each channel is tried by itself:
 * mail cannot tell that mail fails.
 */
export function startAlerts({
  siteName,
  check,
  channels,
  log,
  now,
  times = standardAlertTimes,
}: AlertOptions) {
  const troubles = new Map<string, Trouble>();
  let told: number[] = [];
  let channelsFail = false;
  let running: Promise<void> | undefined;

  /** @returns Whether anybody was told. */
  async function tell(subject: string, text: string): Promise<boolean> {
    told = told.filter((at) => now() - at < hour);
    if (told.length >= mostInAnHour) return false;
    told.push(now());
    const sent = await Promise.allSettled(
      channels.map((channel) => channel({ subject: `${siteName}: ${subject}`, text })),
    );
    const fails = sent.every(({ status }) => status === 'rejected');
    // The reason may hold the address, which is a secret.
    if (fails && !channelsFail)
      log('An alert could not be sent by any way that is set up.', { level: 'error', event: 'alert_failed' });
    channelsFail = fails;
    return !fails;
  }

  async function begin(name: string, reason: string): Promise<void> {
    const trouble = troubles.get(name) ?? { since: now(), reason };
    troubles.set(name, trouble);
    trouble.reason = reason;
    const isDue =
      trouble.toldAt === undefined
        ? now() - trouble.since >= times.patience
        : now() - trouble.toldAt >= times.again;
    if (!isDue) return;
    const still = trouble.toldAt === undefined ? '' : 'still ';
    const since = new Date(trouble.since).toISOString().slice(0, 16).replace('T', ' ');
    if (await tell(`${name} ${still}fails`, `${reason}\nSince ${since} UTC.`)) trouble.toldAt = now();
  }

  async function end(name: string, { toldAt, since }: Trouble): Promise<void> {
    const minutes = Math.max(1, Math.round((now() - since) / 60_000));
    if (toldAt === undefined || (await tell(`${name} works again`, `It failed for ${String(minutes)} min.`)))
      troubles.delete(name);
  }

  async function work(): Promise<void> {
    const wrong = await check();
    for (const [name, reason] of Object.entries(wrong)) await begin(name, reason);
    for (const [name, trouble] of troubles) if (!(name in wrong)) await end(name, trouble);
  }

  /** Looks now. */
  function look(): Promise<void> {
    running ??= work()
      .catch((error: unknown) => {
        log(`It could not be checked what fails: ${describeError(error)}`, {
          level: 'error',
          event: 'alert_failed',
        });
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  const timer = setInterval(() => void look(), times.every);
  return {
    look,
    /** Tells nobody any more; what is being sent is not waited for. */
    close(): void {
      clearInterval(timer);
    },
  };
}
