import { describeError } from '../errors';
import type { Log } from '../log';

/** Returns current problems by a stable code; empty if there are none. */
export type AlertCheck = () => Promise<Readonly<Record<string, string>>>;

/** Sends an alert. @throws If it could not be sent. */
export type AlertChannel = (alert: { subject: string; text: string }) => Promise<void>;

/** Timing of the alerts, in ms. */
export interface AlertTimes {
  /** Interval between two checks. */
  every: number;
  /** How long a problem must last before an alert is sent, so that short ones wake nobody. */
  patience: number;
  /** Interval at which the alert is repeated while the problem lasts. */
  again: number;
}

export const standardAlertTimes: AlertTimes = {
  every: 60_000,
  patience: 2 * 60_000,
  again: 24 * 60 * 60_000,
};

/** Maximum number of alerts per hour: if there are more, somebody is already looking. */
const mostInAnHour = 20;
const hour = 60 * 60_000;

/** A current problem. */
interface Trouble {
  since: number;
  /** When an alert was last sent; left out while the problem may pass by itself. */
  toldAt?: number;
  reason: string;
}

interface AlertOptions {
  /** Name of the site, for the subject. */
  siteName: string;
  check: AlertCheck;
  channels: readonly AlertChannel[];
  log: Log;
  /** Current time in ms since 1970. */
  now: () => number;
  times?: AlertTimes;
}

/**
 * Sends an alert when a problem begins, once a day while it lasts, and when it is over. All channels are used
 * independently, because mail cannot report that mail fails.
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

  /** @returns Whether at least one channel worked. */
  async function tell(subject: string, text: string): Promise<boolean> {
    told = told.filter((at) => now() - at < hour);
    if (told.length >= mostInAnHour) return false;
    told.push(now());
    const sent = await Promise.allSettled(
      channels.map((channel) => channel({ subject: `${siteName}: ${subject}`, text })),
    );
    const fails = sent.every(({ status }) => status === 'rejected');
    // The reason may contain the webhook's address, which is a secret.
    if (fails && !channelsFail)
      log('An alert could not be sent by any configured channel.', { level: 'error', event: 'alert_failed' });
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

  /** Checks now. */
  function look(): Promise<void> {
    running ??= work()
      .catch((error: unknown) => {
        log(`The alert checks failed: ${describeError(error)}`, {
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
    /** Stops the alerts; one that is being sent is not waited for. */
    close(): void {
      clearInterval(timer);
    },
  };
}
