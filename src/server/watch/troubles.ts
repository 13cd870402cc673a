import type { DataHealth } from '../dataCheck';
import { describeError } from '../errors';
import type { Backups } from '../keep/backups';
import type { Store } from '../store/Store';
import type { AlertCheck } from './alerts';
import { diskIsLow, diskSpace } from './disk';
import type { Health } from './health';

/** Mail that waits longer is not on its way, in seconds: a new one goes out within seconds. */
const lateMail = 15 * 60;
/** For how long a mail that was given up is a trouble, in seconds: it stays at the desk until somebody acts. */
const givenUpFor = 7 * 24 * 60 * 60;

interface TroubleSources {
  store: Pick<Store, 'mailFigures'>;
  health: Health;
  /** What the last check of the stored data found. */
  dataHealth: () => DataHealth;
  dataDir: string;
  /** Whether the settings name a mail server. */
  sendsMail: boolean;
  /** Missing where no copies are made. */
  backups?: Pick<Backups, 'state'> | undefined;
  /** Hours between two copies. */
  everyHours: number;
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** What is wrong now with store, mail, disk and copies: words for staff, without names, addresses or what anybody wrote. */
export function troubles(sources: TroubleSources): AlertCheck {
  const { store, health, dataHealth, dataDir, sendsMail, backups, everyHours } = sources;

  async function mail(): Promise<Record<string, string>> {
    if (!sendsMail) return {};
    const { waiting, failed } = await store.mailFigures();
    return {
      ...((waiting.oldestSeconds ?? 0) > lateMail && {
        Mail: `${String(waiting.count)} not sent. See npm run desk -- mail list.`,
      }),
      ...(failed.count > 0 &&
        (failed.oldestSeconds ?? 0) < givenUpFor && {
          'Mail that was given up': `${String(failed.count)} given up. See npm run desk -- mail list.`,
        }),
    };
  }

  async function disk(): Promise<Record<string, string>> {
    const space = await diskSpace(dataDir);
    const share = `${String(Math.floor(space.freeShare * 100))} %`;
    return diskIsLow(space) ? { Disk: `Only ${gigabytes(space.freeBytes)} or ${share} is left.` } : {};
  }

  // No part of the health that balancers ask for: pages go on, and another server has the same data.
  function data(): Record<string, string> {
    const { state } = dataHealth();
    return state === 'damaged' ? { 'Stored data': 'Damaged. See npm run desk -- health.' } : {};
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
    // Where the store fails its own check says so.
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
      ...copies(),
    };
  };
}
