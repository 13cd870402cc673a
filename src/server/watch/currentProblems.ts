import type { DataHealth } from '../dataCheck';
import { describeClock } from '../words/clockWords';
import { describeError } from '../errors';
import type { Backups } from '../keep/backups';
import { doubtedDays } from '../store/clock';
import type { Store } from '../store/Store';
import type { AlertCheck } from './alerts';
import { diskIsLow, diskSpace } from './disk';
import type { Health } from './health';

/** Age in seconds from which on an e-mail counts as delayed: normally it is sent within seconds. */
const mailDelayLimit = 15 * 60;
/** Time in seconds during which a failed e-mail counts as a problem: it stays at the desk until somebody acts. */
const failedMailPeriod = 7 * 24 * 60 * 60;

interface ProblemSources {
  store: Pick<Store, 'mailFigures' | 'clockReport'>;
  health: Health;
  /** Result of the last check of the stored data. */
  dataHealth: () => DataHealth;
  dataDir: string;
  /** Whether a mail server is configured. */
  sendsMail: boolean;
  /** Left out if no backups are made. */
  backups?: Pick<Backups, 'state'> | undefined;
  /** Hours between two backups. */
  everyHours: number;
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Current problems with store, mail, disk, clock and backups: texts for staff, without names, addresses or visitors' texts. */
export function currentProblems(sources: ProblemSources): AlertCheck {
  const { store, health, dataHealth, dataDir, sendsMail, backups, everyHours } = sources;

  async function mail(): Promise<Record<string, string>> {
    if (!sendsMail) return {};
    const { waiting, failed } = await store.mailFigures();
    return {
      ...((waiting.oldestSeconds ?? 0) > mailDelayLimit && {
        Mail: `${String(waiting.count)} not sent. See “Unsent mail” at the desk.`,
      }),
      ...(failed.count > 0 &&
        (failed.oldestSeconds ?? 0) < failedMailPeriod && {
          'Mail that was given up': `${String(failed.count)} given up. See “Unsent mail” at the desk.`,
        }),
    };
  }

  async function disk(): Promise<Record<string, string>> {
    const space = await diskSpace(dataDir);
    const share = `${String(Math.floor(space.freeShare * 100))} %`;
    return diskIsLow(space) ? { Disk: `Only ${gigabytes(space.freeBytes)} or ${share} is left.` } : {};
  }

  // Not part of the health check for load balancers: pages still work, and another server has the same data.
  function data(): Record<string, string> {
    const { state } = dataHealth();
    return state === 'damaged' ? { 'Stored data': 'Damaged. See npm run desk -- health.' } : {};
  }

  function clock(): Record<string, string> {
    const report = store.clockReport();
    return report.doubt !== undefined && report.days < doubtedDays ? { Clock: describeClock(report) } : {};
  }

  function copies(): Record<string, string> {
    const named = Object.entries(backups?.state() ?? {}).map(([place, { ageSeconds, failure }]) => {
      const late = ageSeconds !== undefined && ageSeconds > (everyHours * 1.5 + 1) * 60 * 60;
      const reason =
        failure ?? (late ? `The newest is ${String(Math.floor(ageSeconds / 3600))} hours old.` : '');
      return [place === 's3' ? 'Backup to the bucket' : 'Backup', reason] as const;
    });
    return Object.fromEntries(named.filter(([, reason]) => reason !== ''));
  }

  return async () => {
    // If the store fails, its own check reports it.
    const [failing, late, full] = await Promise.all([
      health.failing(),
      mail().catch(() => ({})),
      disk().catch((error: unknown) => ({ Disk: `It cannot be measured: ${describeError(error)}` })),
    ]);
    const checks = Object.entries(failing).map(([name, reason]) => [`Check ${name}`, reason]);
    return {
      ...(Object.fromEntries(checks) as Record<string, string>),
      ...late,
      ...full,
      ...data(),
      ...clock(),
      ...copies(),
    };
  };
}
