import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLibsql } from '../../src/server/store/libsql';
import type { MailRules } from '../../src/server/store/mailKinds';
import { databaseFile, openStore, createStore } from '../../src/server/store/openStore';
import type { Store } from '../../src/server/store/Store';
import { atDesk, deskCommand as desk } from './deskCommand';
import { mailServer } from './mailServer';
import { booking, folder, message, monday, review, startSite } from './site';

/** A data folder filled by a function; no server runs on it. */
async function filled(
  work: (store: Store) => Promise<void>,
  now?: () => Date,
  rules?: MailRules,
): Promise<string> {
  const dir = folder();
  const store = await createStore(await openLibsql(join(dir, databaseFile)), now, rules);
  await work(store);
  await store.close();
  return dir;
}

describe('an export of subscribers', () => {
  it('has one for each mailbox, in any letter case', async () => {
    const dir = await filled(async (store) => {
      await store.addSubscriber('A@x.co.ke');
      await store.addSubscriber('a@X.co.ke');
    });
    expect((await desk(dir, ['export', 'subscribers'])).out).toMatch(
      /^\uFEFF"email","standing","leave"\n"a@x\.co\.ke","unasked","\S+"$/,
    );
    await atDesk(dir, ({ act }) => act('subscriber', 'A@X.CO.KE', 'erase'));
    expect((await desk(dir, ['export', 'subscribers'])).out).not.toContain('\n');
  });

  it('is written so that no spreadsheet runs one as a formula; JSON has them as they are', async () => {
    const addresses = [`=cmd|'/c'!a0@x.co.ke`, '+1+1@x.co.ke', '-2@x.co.ke', `o'brien+tag@x.ke`];
    const dir = await filled(async (store) => {
      for (const address of addresses) await store.addSubscriber(address);
    });
    const { out } = await desk(dir, ['export', 'subscribers']);
    const cells = out.split('\n').map((line) => line.split(',')[0]);
    expect(cells.slice(1).sort()).toEqual(
      [`"'=cmd|'/c'!a0@x.co.ke"`, `"'+1+1@x.co.ke"`, `"'-2@x.co.ke"`, `"o'brien+tag@x.ke"`].sort(),
    );
    const { out: json } = await desk(dir, ['export', 'subscribers', '--json']);
    const exported = JSON.parse(json) as { email: string }[];
    expect(exported.map(({ email }) => email).sort()).toEqual([...addresses].sort());
  });

  it('tells where they stand; those who were asked and have not confirmed come only when asked for', async () => {
    const dir = await filled(
      async (store) => {
        for (const name of ['a', 'b']) await store.addSubscriber(`${name}@x.co.ke`);
        await store.confirmSubscriber('b@x.co.ke');
      },
      undefined,
      {},
    );
    const exported = async (...more: string[]) =>
      (await desk(dir, ['export', 'subscribers', ...more])).out
        .split('\n')
        .slice(1)
        .map((line) => line.split(',').slice(0, 2).join(' '))
        .sort();
    expect(await exported()).toEqual(['"b@x.co.ke" "confirmed"']);
    expect(await exported('--status', 'waiting')).toEqual(['"a@x.co.ke" "waiting"']);
    expect(await exported('--status', 'all')).toEqual(['"a@x.co.ke" "waiting"', '"b@x.co.ke" "confirmed"']);
  });
});

it('what is deleted at the desk is gone, and what is not there is said', async () => {
  const dir = await filled(async (store) => {
    await store.addReview({ name: 'A', title: 'B', text: 'C' });
    await store.addBooking(booking);
    await store.addMessage(message);
    await store.addSubscriber('amina@example.co.ke');
  });
  await atDesk(dir, async (own) => {
    const { items } = await own.find({});
    expect(items.map(({ kind }) => kind).sort()).toEqual(['booking', 'message', 'review', 'subscriber']);
    for (const { kind, id } of items) {
      await own.act(kind, id, 'erase');
      await expect(own.act(kind, id, 'erase')).rejects.toThrow(`There is no ${kind} ${id}.`);
    }
    expect((await own.find({})).items).toEqual([]);
  });
});

describe('mail at the desk', () => {
  it('is listed where it is not sent, and tried again when asked', async () => {
    const dir = await filled(async (store) => {
      for (const text of ['First', 'Second', 'Third']) {
        await store.addMessage({ ...message, message: text });
        await store.enqueueMail();
      }
      const sent = await store.claimMail(60_000);
      if (sent) await store.mailSent(sent.id);
      const failed = await store.claimMail(60_000);
      if (failed) await store.mailFailed(failed, 'EENVELOPE: 550 \u001b[2J no such user');
    });
    const mails = () => atDesk(dir, async ({ find }) => (await find({ kind: 'mail' })).items);
    const before = await mails();
    expect(before.map(({ status }) => status).sort()).toEqual(['failed', 'sent', 'waiting']);
    const idOf = (state: string) => before.find(({ status }) => status === state)?.id ?? '';
    expect(before.find(({ status }) => status === 'failed')).toMatchObject({
      text: 'EENVELOPE: 550 \u001b[2J no such user',
      details: { tries: '1' },
    });
    expect(await desk(dir, ['mail', 'retry', idOf('failed')])).toEqual({
      code: 0,
      out: 'Due now: 1 mail.',
      err: '',
    });
    expect((await mails()).map(({ status }) => status).sort()).toEqual(['sent', 'waiting', 'waiting']);
    expect(await desk(dir, ['mail', 'retry', 'all'])).toMatchObject({ code: 0, out: 'Due now: 2 mails.' });
    expect(await desk(dir, ['mail', 'retry', idOf('sent')])).toEqual({
      code: 4,
      out: '',
      err: `Mail ${idOf('sent')} has been sent already.`,
    });
    expect(await desk(dir, ['mail', 'retry', 'message-nothing'])).toMatchObject({ code: 3 });
  });

  it('is tested by a letter to all of staff, and the mail server’s answer is told', async () => {
    const server = await mailServer();
    const settings = { MAIL_FROM: 'site@example.co.ke', MAIL_TO: 'a@example.co.ke, b@example.co.ke' };
    const nowhere = folder();
    expect(await desk(nowhere, ['mail', 'test'], { ...settings, SMTP_URL: server.url })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^(?:localhost|127\.0\.0\.1) took it: 250 [^\n]+$/) as string,
    });
    expect(server.delivered.map(({ to }) => to)).toEqual([['a@example.co.ke', 'b@example.co.ke']]);
    expect(server.delivered[0]?.headers.get('subject')?.[0]).toMatch(/Test/);
    await server.close();
    const refused = await desk(nowhere, ['mail', 'test'], { ...settings, SMTP_URL: server.url });
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^[^\n]*ECONNREFUSED[^\n]*$/);
    expect((await desk(nowhere, ['mail', 'test'])).err).toBe('SMTP_URL, MAIL_FROM and MAIL_TO are not set.');
  });

  it('is stopped to an address that it came back from, and allowed again; no list tells the address', async () => {
    const dir = await filled(() => Promise.resolve());
    expect(await desk(dir, ['mail', 'stops'])).toMatchObject({ out: 'No stopped addresses.' });
    expect(await desk(dir, ['mail', 'bounced', 'Gone@x.co.ke'])).toMatchObject({
      code: 0,
      out: 'No mail goes to this address any more.',
    });
    expect(await desk(dir, ['mail', 'bounced', 'nobody'])).toMatchObject({ code: 1 });
    const { out } = await desk(dir, ['mail', 'stops']);
    expect(out).toMatch(/mail came back, says staff$/);
    const log = await atDesk(dir, (own) => own.log(''));
    expect(out + JSON.stringify(log)).not.toMatch(/gone@/i);
    expect(await desk(dir, ['mail', 'allow', 'gone@X.co.ke'])).toMatchObject({ code: 0 });
    expect(await desk(dir, ['mail', 'allow', 'gone@x.co.ke'])).toMatchObject({ code: 3 });
  });

  it('has waited for a time that the health figures tell', async () => {
    const began = () => new Date(Date.now() - 2.5 * 3_600_000);
    const dir = await filled(async (store) => {
      await store.addMessage(message);
      await store.enqueueMail();
    }, began);
    const text = (await desk(dir, ['health'])).out;
    expect(text).toMatch(/^Store {10}libsql, answers$/m);
    expect(text).toMatch(/^Mail to staff {2}is not set up: SMTP_URL/m);
    expect(text).toMatch(/^ {2}not sent {5}1, the oldest for 2 hours 30 minutes, since \d{4}-.* EAT$/m);
    expect(text).toMatch(/^ {2}given up {5}none$/m);
    const env = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.co.ke', MAIL_TO: 'b@example.co.ke' };
    const { mail } = JSON.parse((await desk(dir, ['health', '--json'], env)).out) as {
      mail: { setUp: boolean; waiting: { count: number; oldestSeconds: number } };
    };
    expect(mail).toMatchObject({ setUp: true, waiting: { count: 1 }, failed: { count: 0 } });
    expect(Math.round(mail.waiting.oldestSeconds / 60)).toBe(150);
  });

  it('works beside the running server', async () => {
    const site = await startSite();
    expect(await desk(site.dataDir, ['mail', 'retry', 'all'])).toMatchObject({ out: 'Due now: 0 mails.' });
    expect((await desk(site.dataDir, ['health'])).out).toMatch(/^ {2}not sent {5}none$/m);
    // The public health check contains no figures.
    expect(await (await site.call('/healthz')).text()).not.toMatch(/mail|waiting/i);
  });
});

describe('a purge', () => {
  const old = () => new Date('2024-01-01T10:00:00Z');

  it('goes by RETENTION_DAYS or the days it is told, and only counts when asked to', async () => {
    const dir = await filled(async (store) => void (await store.addMessage(message)), old);
    const today = await openStore({ dataDir: dir });
    await today.addMessage({ ...message, name: 'Amina' });
    await today.close();
    expect((await desk(dir, ['purge', '--dry-run'])).out).toBe(
      'Would be deleted after 365 days: 1 message, 0 bookings, 0 requests, 0 rejected reviews, 0 mails.',
    );
    expect((await desk(dir, ['purge', '--days', '30000'])).out).toMatch(
      /^Deleted after 30000 days: 0 messages/,
    );
    expect((await desk(dir, ['purge'], { RETENTION_DAYS: '0' })).out).toMatch(
      /^RETENTION_DAYS is 0, so all but sent mail is kept\. Deleted: 0 messages/,
    );
    expect((await desk(dir, ['purge'], { RETENTION_DAYS: '100' })).out).toMatch(
      /^Deleted after 100 days: 1 message,/,
    );
    expect((await desk(dir, ['export', 'messages'])).out.split('\n').slice(1)).toEqual([
      expect.stringContaining('"Amina"'),
    ]);
  });

  it('is done by the server itself, by its own settings, and told to its log', async () => {
    const dataDir = await filled(async (store) => void (await store.addMessage(message)), old);
    const today = await openStore({ dataDir });
    await today.addMessage({ ...message, name: 'Amina' });
    await today.close();
    const kept = await startSite({ config: { dataDir, retentionDays: 0 } });
    expect((await desk(dataDir, ['purge'])).out).toMatch(/^RETENTION_DAYS is 0/);
    await kept.close();
    expect(kept.lines).toEqual([]);
    const site = await startSite({ config: { dataDir, retentionDays: 365 } });
    await site.close();
    expect(site.lines).toEqual([
      'Deleted after 365 days: 1 message, 0 bookings, 0 requests, 0 rejected reviews, 0 mails.',
    ]);
    const store = await openStore({ dataDir });
    expect((await store.messages()).map(({ name }) => name)).toEqual(['Amina']);
    await store.close();
  });

  it.each([
    [['purge', '--days', '0']],
    [['purge', '--days', '1.5']],
    [['purge', '--days', '-1']],
    [['purge', 'all']],
    [['export', 'messages', '--days', '3']],
    [['export', 'messages', '--dry-run']],
  ])('and other commands refuse %j', async (argv) => {
    expect(await desk(folder(), argv)).toMatchObject({ code: 2, out: '' });
  });
});

it('a message of today outlives the daily purge', async () => {
  const site = await startSite({ config: { retentionDays: 1 }, now: () => monday });
  await site.post('/send-review', review);
  expect((await desk(site.dataDir, ['purge'])).out).toMatch(
    /^Deleted after 1 day: 0 messages, 0 bookings, 0 requests, 0 rejected reviews/,
  );
  expect((await desk(site.dataDir, ['export', 'reviews'])).out).toContain(review.name);
});
