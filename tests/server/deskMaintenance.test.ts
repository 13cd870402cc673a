import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDesk } from '../../src/server/desk/runDesk';
import { openLibsql } from '../../src/server/store/libsql';
import type { MailRules } from '../../src/server/store/mailKinds';
import { databaseFile, openStore, createStore } from '../../src/server/store/openStore';
import type { Store } from '../../src/server/store/Store';
import { booking, folder, message, monday, review, startSite } from './site';

/** Runs a command of the desk. @returns Exit code and output. */
async function desk(dataDir: string, argv: readonly string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const code = await runDesk(argv, { DATA_DIR: dataDir, ...env }, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

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

describe('subscribers at the desk', () => {
  it('are one for each mailbox, and are deleted in any letter case', async () => {
    const dir = await filled(async (store) => {
      await store.addSubscriber('A@x.co.ke');
      await store.addSubscriber('a@X.co.ke');
    });
    expect((await desk(dir, ['subscribers', 'export'])).out).toMatch(
      /^email,standing,leave\na@x\.co\.ke,unasked,\S+$/,
    );
    expect(await desk(dir, ['subscribers', 'delete', 'A@X.CO.KE'])).toMatchObject({ code: 0 });
    expect((await desk(dir, ['subscribers', 'export'])).out).toBe('email,standing,leave');
  });

  it('are exported so that no spreadsheet runs one as a formula; JSON has them as they are', async () => {
    const addresses = [`=cmd|'/c'!a0@x.co.ke`, '+1+1@x.co.ke', '-2@x.co.ke', `o'brien+tag@x.ke`];
    const dir = await filled(async (store) => {
      for (const address of addresses) await store.addSubscriber(address);
    });
    const { out } = await desk(dir, ['subscribers', 'export']);
    const cells = out.split('\n').map((line) => line.split(',')[0]);
    expect(cells.slice(1).sort()).toEqual(
      [`'=cmd|'/c'!a0@x.co.ke`, `'+1+1@x.co.ke`, `'-2@x.co.ke`, `o'brien+tag@x.ke`].sort(),
    );
    const { out: json } = await desk(dir, ['subscribers', 'export', '--json']);
    const exported = JSON.parse(json) as { email: string }[];
    expect(exported.map(({ email }) => email).sort()).toEqual([...addresses].sort());
  });

  it('are exported with where they stand; those who were asked and have not confirmed only when asked for', async () => {
    const dir = await filled(
      async (store) => {
        for (const name of ['a', 'b']) await store.addSubscriber(`${name}@x.co.ke`);
        await store.confirmSubscriber('b@x.co.ke');
      },
      undefined,
      {},
    );
    const exported = async (...more: string[]) =>
      (await desk(dir, ['subscribers', 'export', ...more])).out
        .split('\n')
        .slice(1)
        .map((line) => line.split(',').slice(0, 2).join(' '))
        .sort();
    expect(await exported()).toEqual(['b@x.co.ke confirmed']);
    expect(await exported('--status', 'waiting')).toEqual(['a@x.co.ke waiting']);
    expect(await exported('--status', 'all')).toEqual(['a@x.co.ke waiting', 'b@x.co.ke confirmed']);
  });
});

describe('deleting at the desk', () => {
  it('works without a running server, and says what is not there', async () => {
    let ids = { message: '', review: '', booking: '' };
    const dir = await filled(async (store) => {
      const added = await store.addReview({ name: 'A', title: 'B', text: 'C' });
      const asked = await store.addBooking(booking);
      await store.addSubscriber('amina@example.co.ke');
      ids = {
        message: await store.addMessage(message),
        review: added.outcome === 'conflict' ? '' : added.id,
        booking: asked.outcome === 'conflict' ? '' : asked.reference,
      };
    });
    const typed = ids.booking.toLowerCase().replace('-', '');
    for (const [group, id, what] of [
      ['messages', ids.message, 'message'],
      ['reviews', ids.review, 'review'],
      ['bookings', typed, 'booking'],
      ['subscribers', 'amina@example.co.ke', 'subscriber'],
    ] as const) {
      expect(await desk(dir, [group, 'delete', id])).toEqual({
        code: 0,
        out: `The ${what} ${id} is deleted.`,
        err: '',
      });
      expect(await desk(dir, [group, 'delete', id])).toEqual({
        code: 3,
        out: '',
        err: `There is no ${what} ${id}.`,
      });
    }
    for (const [group, none] of [
      ['messages', 'No messages.'],
      ['subscribers', 'No subscribers.'],
    ] as const)
      expect((await desk(dir, [group, 'list'])).out).toBe(none);
    expect((await desk(dir, ['reviews', 'list', '--status', 'all'])).out).toBe('No reviews.');
    expect((await desk(dir, ['bookings', 'list', '--status', 'all'])).out).toBe('No bookings.');
  });

  it('takes an approved review off the running site at once', async () => {
    const site = await startSite();
    const { id } = (await (await site.post('/send-review', review)).json()) as { id: string };
    await desk(site.dataDir, ['reviews', 'approve', id]);
    expect(await (await site.call('/Testimonials')).text()).toContain(review.text);
    expect(await desk(site.dataDir, ['reviews', 'delete', id])).toMatchObject({ code: 0 });
    expect(await (await site.call('/Testimonials')).text()).not.toContain(review.text);
    expect(await (await site.call('/reviews.json')).json()).toEqual([]);
    expect(await desk(site.dataDir, ['reviews', 'delete', id])).toMatchObject({ code: 3 });
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
    const listed = JSON.parse((await desk(dir, ['mail', 'list', '--json'])).out) as {
      id: string;
      state: string;
    }[];
    expect(listed.map(({ state }) => state).sort()).toEqual(['failed', 'waiting']);
    const failed = listed.find(({ state }) => state === 'failed')?.id ?? '';
    const text = (await desk(dir, ['mail', 'list', '--status', 'failed'])).out;
    expect(text).toContain(`${failed} `);
    expect(text).toContain('tried 1 time, given up: EENVELOPE: 550 \\u{1b}[2J no such user');
    expect((await desk(dir, ['mail', 'list', '--status', 'all'])).out.split('\n')).toHaveLength(3);

    expect(await desk(dir, ['mail', 'retry', failed])).toEqual({ code: 0, out: 'Due now: 1 mail.', err: '' });
    expect((await desk(dir, ['mail', 'list', '--status', 'failed'])).out).toBe('No mail.');
    expect(await desk(dir, ['mail', 'retry', 'all'])).toMatchObject({ code: 0, out: 'Due now: 2 mails.' });
    const [sent] = JSON.parse((await desk(dir, ['mail', 'list', '--status', 'sent', '--json'])).out) as {
      id: string;
    }[];
    expect(await desk(dir, ['mail', 'retry', sent?.id ?? ''])).toEqual({
      code: 4,
      out: '',
      err: `Mail ${String(sent?.id)} has been sent already.`,
    });
    expect(await desk(dir, ['mail', 'retry', 'message-nothing'])).toMatchObject({ code: 3 });
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
    expect(out + (await desk(dir, ['log'])).out).not.toMatch(/gone@/i);
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
    expect(text).toMatch(/^ {2}not sent {5}1, the oldest for 2 hours 30 minutes, since \d{4}-.* UTC$/m);
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
    expect(await desk(site.dataDir, ['mail', 'list'])).toEqual({ code: 0, out: 'No mail.', err: '' });
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
    expect((await desk(dir, ['messages', 'list'])).out).toMatch(/^\S+ .* Amina/);
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
    [['messages', 'list', '--days', '3']],
    [['messages', 'list', '--dry-run']],
    [['messages', 'delete']],
    [['mail', 'retry']],
    [['mail', 'delete', 'message-1']],
    [['mail', 'list', '--status', 'lost']],
    [['subscribers', 'approve', 'a@b.co']],
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
  expect((await desk(site.dataDir, ['reviews', 'list'])).out).toContain(review.name);
});
