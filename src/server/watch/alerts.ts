import { describeError } from '../errors';
import type { Log } from '../log';
import { whenInMail } from '../words/when';

/** Returns current problems by a stable code; empty if there are none. */
export type AlertCheck = () => Promise<Readonly<Record<string, string>>>;

/** Sends an alert. @throws If it could not be sent. */
export type AlertChannel = (alert: { subject: string; text: string }) => Promise<void>;

/** Timing of the alerts, in ms. */
export interface AlertTimes {
  /** Interval between two checks. */
  checkInterval: number;
  /** How long a problem must last before an alert is sent, so that short ones wake nobody. */
  minDuration: number;
  /** Interval at which the alert is repeated while the problem lasts. */
  repeatInterval: number;
}

export const standardAlertTimes: AlertTimes = {
  checkInterval: 60_000,
  minDuration: 2 * 60_000,
  repeatInterval: 24 * 60 * 60_000,
};

/** Maximum number of alerts per hour: if there are more, somebody is already looking. */
const maxPerHour = 20;
const hour = 60 * 60_000;

/** A current problem. */
interface Problem {
  since: number;
  /** When an alert was last sent; left out while the problem may pass by itself. */
  alertedAt?: number;
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
  const problems = new Map<string, Problem>();
  let sentTimes: number[] = [];
  let channelsFail = false;
  let running: Promise<void> | undefined;

  /** @returns Whether at least one channel worked. */
  async function sendAlert(subject: string, text: string): Promise<boolean> {
    // A clock that was ahead must not use up the hour for years.
    sentTimes = sentTimes.filter((at) => Math.abs(now() - at) < hour);
    if (sentTimes.length >= maxPerHour) return false;
    sentTimes.push(now());
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

  async function onFailing(name: string, reason: string): Promise<void> {
    const problem = problems.get(name) ?? { since: now(), reason };
    problems.set(name, problem);
    problem.reason = reason;
    const isDue =
      problem.alertedAt === undefined
        ? Math.abs(now() - problem.since) >= times.minDuration
        : Math.abs(now() - problem.alertedAt) >= times.repeatInterval;
    if (!isDue) return;
    const still = problem.alertedAt === undefined ? '' : 'still ';
    const since = whenInMail(new Date(problem.since).toISOString());
    if (await sendAlert(`${name} ${still}fails`, `${reason}\nSince ${since}.`)) problem.alertedAt = now();
  }

  async function onRecovered(name: string, { alertedAt, since }: Problem): Promise<void> {
    const minutes = Math.max(1, Math.round((now() - since) / 60_000));
    if (
      alertedAt === undefined ||
      (await sendAlert(`${name} works again`, `It failed for ${String(minutes)} min.`))
    )
      problems.delete(name);
  }

  async function runChecks(): Promise<void> {
    const current = await check();
    for (const [name, reason] of Object.entries(current)) await onFailing(name, reason);
    for (const [name, problem] of problems) if (!(name in current)) await onRecovered(name, problem);
  }

  /** Checks now. */
  function poll(): Promise<void> {
    running ??= runChecks()
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

  const timer = setInterval(() => void poll(), times.checkInterval);
  return {
    poll,
    /** Stops the alerts; one that is being sent is not waited for. */
    close(): void {
      clearInterval(timer);
    },
  };
}
