import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendGenerated, sendNaughty, type Send } from './hostileCalls';
import { abuses, wrongWith } from './kit/abuse';
import { cleanly } from './kit/folders';
import { mailAll } from './kit/mailed';
import { memoryOf } from './kit/memory';
import { naughtyStrings, naughtySubmissions } from './kit/naughty';
import { stampsIn } from './kit/oracle';
import { client } from './kit/post';
import { printAll } from './kit/printed';
import { exchangeRaw } from './kit/rawExchange';
import { readFileStore } from './kit/rows';
import { serverStarter } from './kit/serverProcess';
import { openSlowCrowd } from './kit/slow';
import { withAll } from './kit/withAll';
import { showNaughtyReviews } from './naughtyReviews';
import { promises, type Hold, type Scenario } from './scenario';

async function abuseHttp(url: string, hold: Hold): Promise<void> {
  await withAll(abuses, 24, async (abuse) => {
    const wrong = wrongWith(abuse, await exchangeRaw(url, abuse.bytes));
    hold(wrong === undefined, wrong ?? '');
  });
}

/**
 * Slow connections must not block anybody, and must be closed eventually. @returns The longest response time of others
 * in ms, and the seconds until all were closed.
 */
async function bearSlowCrowd(url: string, count: number, untilClosed: boolean, hold: Hold) {
  const crowd = openSlowCrowd(url, count);
  let longest = 0;
  for (let n = 0; n < 20; n += 1) {
    const began = performance.now();
    const { status } = await fetch(`${url}/healthz`);
    longest = Math.max(longest, Math.round(performance.now() - began));
    hold(status === 200, `Beside slow connections the site answered ${String(status)}`);
    await wait(50);
  }
  const began = Date.now();
  while (untilClosed && crowd.open() > 0 && Date.now() - began < 90_000) await wait(500);
  hold(!untilClosed || crowd.open() === 0, `${String(crowd.open())} slow connections are still open`);
  crowd.close();
  return { longest, seconds: Math.round((Date.now() - began) / 1000) };
}

/** Everything that should not be sent. */
export const hostile: Scenario = {
  name: 'hostile',
  title: 'Naughty strings in every field, made-up bodies, and abuse of HTTP',
  run: ({ short, tell }) =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const dataDir = join(cleanup.folder(), 'data');
      const start = await serverStarter({ site: 'small' }, cleanup);
      const server = await start({ DATA_DIR: dataDir });
      const pid = server.child.pid ?? 0;
      const { send, close } = client({ connections: 32 });
      cleanup.add(close);
      const sending: Send = (sent) => send(server.url, sent);
      const expected = new Set<string>();
      // The short run sends only some of them, different ones in each field.
      const chosen = naughtySubmissions('naughty').filter((_, n) => !short || n % 23 === 0);
      const naughty = await sendNaughty(sending, chosen, expected, hold);
      tell(`${String(naughty.sent)} calls with naughty strings`);
      const before = memoryOf(pid);
      const made = await sendGenerated(sending, short ? 1000 : 100_000, expected, hold);
      const after = memoryOf(pid);
      tell(`${String(made.sent)} made-up bodies`);
      await abuseHttp(server.url, hold);
      const slow = await bearSlowCrowd(server.url, short ? 50 : 500, !short, hold);
      hold((await fetch(`${server.url}/healthz`)).status === 200, 'The site does not answer in the end');
      hold(after < before * 1.5 + 50, `Memory grew from ${String(before)} to ${String(after)} MB`);
      hold((await server.stop()) === 0, 'The server did not end well');

      const stored = await readFileStore(join(dataDir, 'website.db'));
      const stamps = stampsIn(stored);
      const strange = stamps.filter((stamp) => !expected.has(stamp));
      const there = new Set(stamps);
      const missing = [...expected].filter((stamp) => !there.has(stamp));
      hold(strange.length === 0, `Stored other than it was sent: ${strange[0] ?? ''}`);
      hold(missing.length === 0, `Accepted and not stored as it was sent: ${missing[0] ?? ''}`);
      hold(stored.integrity === 'ok', `Integrity: ${stored.integrity}`);
      const printed = await printAll(dataDir);
      hold(
        printed.harmful === 0 && printed.failed === 0,
        `The desk printed ${String(printed.harmful)} harmful characters`,
      );
      const mailed = await mailAll(dataDir, short ? 11 : 25, cleanup);
      hold(mailed.wrong.length === 0, `Mail to staff: ${mailed.wrong.slice(0, 3).join('; ')}`);
      const shown = short ? {} : await showNaughtyReviews(cleanup, hold);
      const byStatus = [...made.statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, times]) => `${String(status)}: ${String(times)}`);
      return {
        figures: {
          'naughty strings': naughtyStrings.length,
          'calls with one of them in one field': naughty.sent,
          'of these accepted': naughty.accepted,
          'made-up bodies': made.sent,
          'their answers by status': byStatus.join(', '),
          'kinds of HTTP abuse': abuses.length,
          'slow connections at once': short ? 50 : 500,
          'longest wait of others beside them, ms': slow.longest,
          ...(!short && { 'seconds until all slow ones were closed': slow.seconds }),
          'different submissions accepted, and stored as the rules say': expected.size,
          'characters printed by the desk': printed.characters,
          'of these harmful to a terminal': printed.harmful,
          'mails to staff about them': mailed.mails,
          'of these with a foreign header, address or harmful character': mailed.wrong.length,
          ...shown,
          'memory before and after the made-up bodies, MB': `${String(before)}, ${String(after)}`,
        },
        broken,
      };
    }),
};
