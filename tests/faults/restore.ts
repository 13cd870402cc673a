import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reachDesk } from '../../src/server/desk/deskSocket';
import { copyTo } from '../../src/server/desk/placeCopy';
import { cleanly } from './kit/folders';
import { compare, readFileStore } from './kit/rows';
import { serverStarter } from './kit/serverProcess';
import { startStream } from './kit/stream';
import { promises, type Scenario } from './scenario';

/** A backup made while visitors write, and a server started on it. */
export const restore: Scenario = {
  name: 'restore',
  title: 'A backup is made while visitors send forms, and the site starts on it',
  run: ({ short }) =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const dataDir = join(cleanup.folder(), 'data');
      const start = await serverStarter({ site: 'small' }, cleanup);
      const server = await start({ DATA_DIR: dataDir });
      const stream = startStream(() => server.url, { run: 'restore' });
      let [checked, lost, rows] = [0, 0, 0];
      let longest = 0;
      const copies = short ? 2 : 10;
      for (let copy = 1; copy <= copies; copy += 1) {
        await wait(short ? 500 : 3000);
        const copyDir = cleanup.folder();
        // The file has the name that the site expects, so that the backup's folder can be its DATA_DIR.
        const file = join(copyDir, 'website.db');
        const before = [...stream.acknowledged];
        const began = Date.now();
        const desk = await reachDesk(dataDir);
        if (desk) await copyTo(desk, file, { who: '', via: 'command' });
        longest = Math.max(longest, Date.now() - began);
        const second = await start({ DATA_DIR: copyDir });
        const health = await fetch(`${second.url}/healthz`);
        hold(health.status === 200, `The site on copy ${String(copy)} answers ${String(health.status)}`);
        hold((await second.stop()) === 0, `The site on copy ${String(copy)} did not end well`);
        const stored = await readFileStore(file);
        const compared = compare(stored, before);
        hold(
          compared.lost.length === 0,
          `Not in copy ${String(copy)}: ${compared.lost.slice(0, 5).join(', ')}`,
        );
        hold(
          compared.doubled.length === 0,
          `Twice in copy ${String(copy)}: ${compared.doubled.slice(0, 5).join(', ')}`,
        );
        hold(stored.integrity === 'ok', `Integrity of copy ${String(copy)}: ${stored.integrity}`);
        checked += before.length;
        lost += compared.lost.length;
        rows = compared.rows;
      }
      hold(await stream.finish(), 'Submissions were not acknowledged in the end');
      hold(stream.unexpected.size === 0, 'Submissions were refused while a copy was made');
      return {
        figures: {
          'copies made under load, and started on': copies,
          'acknowledged before each copy began, in sum': checked,
          'of these not in the copy': lost,
          'rows in the last copy': rows,
          'longest time for a copy, in ms': longest,
        },
        broken,
      };
    }),
};
