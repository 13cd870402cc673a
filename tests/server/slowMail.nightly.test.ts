import { expect, it, vi } from 'vitest';
import { mailServer } from './mailServer';
import { review, startSite } from './site';

const slow = 12_000;

it('a mail server that greets after 12 s, and answers 12 s after the text, gets each mail once', async () => {
  let taken = 0;
  let connections = 0;
  const server = await mailServer({
    onConnect: (_session, done) => {
      connections += 1;
      setTimeout(done, slow);
    },
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        taken += 1;
        setTimeout(done, slow);
      });
    },
  });
  const mail = { smtpUrl: server.url, from: 'site@example.co.ke', to: 'staff@example.co.ke' };
  const mailTimes = { pollInterval: 40, claimDuration: 1_500_000, firstDelay: 60, maxDelay: 200 };
  const site = await startSite({ siteUrl: 'https://www.example.co.ke', mailTimes, config: { mail } });
  await site.post('/send-review', review);
  await site.post('/send-review', { ...review, text: 'Another.' });
  await vi.waitFor(
    () => {
      expect(taken).toBe(2);
    },
    { timeout: 90_000, interval: 100 },
  );
  // The check at the start, and two mails.
  expect(connections).toBe(3);
  await site.close();
  expect(site.lines.filter((line) => /cannot be sent|given up/.test(line))).toEqual([]);
}, 120_000);
