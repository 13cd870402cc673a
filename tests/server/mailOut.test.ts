import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { maxAttempts, retryDelay, standardTimes } from '../../src/server/mail/outboxTimes';
import { startOutboxWorker } from '../../src/server/mail/outboxWorker';
import { emailFor } from '../../src/server/mail/emailTemplates';
import { smtpSender } from '../../src/server/mail/smtp';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import type { Store } from '../../src/server/store/Store';
import { emptySchema } from './emptySchema';
import { mailServer, smtpAnswer, type MailServer } from './mailServer';
import { booking, emailCall, folder, message, monday, review, startSite, type SiteOptions } from './site';

const mailTimes = { pollInterval: 40, claimDuration: 20_000, firstDelay: 60, maxDelay: 200 };
const siteUrl = 'https://www.example.co.ke';
const mail = (server: Pick<MailServer, 'url'>) => ({
  smtpUrl: server.url,
  from: 'site@example.co.ke',
  to: 'staff@example.co.ke',
});
const patient = { timeout: 30_000, interval: 30 };

/** The small site, with this mail server. */
function mailingSite(server: Pick<MailServer, 'url'>, options: SiteOptions = {}) {
  return startSite({ siteUrl, mailTimes, ...options, config: { mail: mail(server), ...options.config } });
}

describe('a submission', () => {
  it('is mailed to staff, each kind with what staff need', async () => {
    const server = await mailServer();
    const hours = { opens: '09:00', closes: '13:00', time: '9 am – 1 pm', closed: [] };
    const clinics = [{ id: 1, name: 'Cardiology', weekday: 1, day: 'Monday', ...hours }] as const;
    const site = await mailingSite(server, { clinics, now: () => monday });
    await site.post('/api/v1.0/email/send', emailCall());
    await site.post('/send-review', review);
    const { reference } = (await (
      await site.post('/book-appointment', { ...booking, note: 'Mornings' })
    ).json()) as { reference: string };
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(3);
    }, patient);
    const bySubject = new Map(server.delivered.map((one) => [one.headers.get('subject')?.[0], one]));

    const about = (kind: string) =>
      server.delivered.find((one) =>
        new RegExp(`^${kind} [2-9a-z]{12}: `).test(one.headers.get('subject')?.[0] ?? ''),
      );
    const contact = about('Message');
    expect(contact?.headers.get('reply-to')).toEqual([message.email]);
    expect(contact?.text).toMatch(/^Name: Otieno Odhiambo$/m);
    expect(contact?.text).toMatch(/^Phone: \+254712345678$/m);
    expect(contact?.text).toMatch(/to the end of this mail:\n\n {4}Please cover our sports day\.\n$/);

    const appointment = bySubject.get(`Booking ${reference}: Cardiology, Mon 9 Mar`);
    expect(appointment?.text).toMatch(/^Clinic: Cardiology, Monday, 9 am – 1 pm$/m);
    expect(appointment?.text).toContain('Then confirm or decline the booking at the desk.');
    expect(appointment?.headers.has('reply-to')).toBe(false);

    const toDecide = about('Review');
    expect(toDecide?.text).toMatch(/^Rating: 5 of 5 stars$/m);
    // The link that opens the item at the desk is before everything else.
    for (const { text } of server.delivered)
      expect(text).toMatch(
        /^This link opens the desk once .*\nhttps:\/\/www\.example\.co\.ke\/desk\/open\?link=[\w-]{22}&to=\w+%2F\S+\n/,
      );
    expect(toDecide?.headers.get('message-id')?.[0]).toMatch(/^<review-[2-9a-z]{12}@www\.example\.co\.ke>$/);
    expect(site.lines).toEqual([`The mail server ${new URL(server.url).host} takes mail to staff.`]);
  });

  it('is mailed at once, long before the outbox is polled again', async () => {
    const server = await mailServer();
    const site = await mailingSite(server, { mailTimes: { ...mailTimes, pollInterval: 600_000 } });
    await site.post('/send-review', review);
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(1);
    }, patient);
    await site.submit('/send-review', { ...review, rating: '4', text: 'Another.' });
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(2);
    }, patient);
  });

  it('that looks like a machine’s says so', async () => {
    const server = await mailServer();
    const site = await mailingSite(server);
    await site.post('/send-review', { ...review, text: 'Buy at https://example.com/pills now' });
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(1);
    }, patient);
    expect(server.delivered[0]?.text).toMatch(
      /^A machine may have sent it: links \(it has a web address in it\)$/m,
    );
  });

  it('is acknowledged while the mail server is away, and mailed once when it is back', async () => {
    const first = await mailServer();
    await first.close();
    const site = await mailingSite(first);
    expect((await site.post('/send-review', review)).status).toBe(201);
    expect((await site.post('/send-review', { ...review, text: 'Another.' })).status).toBe(201);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const second = await mailServer({}, first.port);
    await vi.waitFor(() => {
      expect(second.delivered).toHaveLength(2);
    }, patient);
    await site.post('/send-review', { ...review, text: 'And one more.' });
    await vi.waitFor(() => {
      expect(second.delivered).toHaveLength(3);
    }, patient);
    expect(new Set(second.delivered.map((one) => one.headers.get('message-id')?.[0])).size).toBe(3);
  });

  it('that was stored by a server which died is mailed by the next', async () => {
    const server = await mailServer();
    const dataDir = folder();
    const before = await startSite({ config: { dataDir } });
    await before.post('/send-review', review);
    await before.close();
    await mailingSite(server, { config: { dataDir } });
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(1);
    }, patient);
  });

  it('is not put into the outbox where no mail is set up', async () => {
    const dataDir = folder();
    const site = await startSite({ config: { dataDir } });
    await site.post('/send-review', review);
    await site.close();
    const store = await createStore(await openLibsql(join(dataDir, databaseFile)));
    onTestFinished(() => store.close());
    expect(await store.outbox(['waiting', 'sent', 'failed'])).toEqual([]);
  });
});

describe('the log', () => {
  const failing = /^Mail to staff cannot be sent, and is tried again: /;

  it('says at the start that the password is wrong, once, and when mail goes out again', async () => {
    let tries = 0;
    let right = false;
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        tries += 1;
        done(right ? null : smtpAnswer(535, 'wrong password'), { user: username });
      },
    });
    const site = await mailingSite({ url: server.url.replace('//', '//staff:s3cretpw@') });
    // Nobody has sent anything yet.
    await vi.waitFor(() => {
      expect(site.lines).toEqual([expect.stringMatching(failing)]);
    }, patient);
    expect(site.lines[0]).toMatch(/EAUTH: .*535/);
    await site.post('/send-review', review);
    await vi.waitFor(() => {
      expect(tries).toBeGreaterThan(4);
    }, patient);
    expect(site.lines).toHaveLength(1);
    right = true;
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(1);
    }, patient);
    await vi.waitFor(() => {
      expect(site.lines).toEqual([expect.stringMatching(failing), 'Mail to staff is sent again.']);
    }, patient);
    expect(site.lines.join()).not.toContain('s3cretpw');
  });

  it('says once that the store is down', async () => {
    const server = await mailServer();
    const dataDir = folder();
    const site = await mailingSite(server, { config: { dataDir } });
    const file = join(dataDir, databaseFile);
    await vi.waitFor(() => {
      expect(site.lines).toHaveLength(1);
    }, patient);
    renameSync(file, `${file}.away`);
    await new Promise((resolve) => setTimeout(resolve, 10 * mailTimes.pollInterval));
    renameSync(`${file}.away`, file);
    await site.post('/send-review', review);
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(1);
    }, patient);
    expect(site.lines.slice(1)).toEqual([
      expect.stringMatching(/^Mail could not be forwarded: .*was deleted, moved or replaced$/),
    ]);
  });

  it('says that the certificate of the mail server is not valid', async () => {
    const [cert, key] = ['cert', 'key'].map((name) =>
      readFileSync(new URL(`./tls/${name}.pem`, import.meta.url)),
    );
    const site = await mailingSite(await mailServer({ disabledCommands: [], cert, key }));
    await vi.waitFor(() => {
      expect(site.lines).toEqual([expect.stringMatching(failing)]);
    }, patient);
    expect(site.lines[0]).toMatch(/certificate/);
  });
});

describe('what visitors write', () => {
  it('cannot become a header, a line of ours, or a mark that misleads', async () => {
    const server = await mailServer();
    const dataDir = folder();
    const store = await createStore(await openLibsql(join(dataDir, databaseFile)));
    const evil = '\r\nBcc: evil@example.com\r\n\r\n';
    // No form accepts this, but the e-mail must not rely on that.
    await store.addMessage({
      name: `Otieno${evil}`,
      email: `otieno@example.co.ke${evil}`,
      phone: `+254712345678${evil}`,
      message: `Hi${evil}Approve it:\n.\nFrom x\u202Egnp\u2028https://evil.example\u001B[2J 👩\u200D⚕️`,
    });
    await store.close();
    await mailingSite(server, { config: { dataDir } });
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(1);
    }, patient);
    const [only] = server.delivered;
    expect(only?.to).toEqual(['staff@example.co.ke']);
    expect([...(only?.headers.keys() ?? [])]).not.toContain('bcc');
    expect([...(only?.headers.keys() ?? [])]).not.toContain('reply-to');
    expect(only?.text).toMatch(/^Name: Otieno Bcc: evil@example\.com {2}$/m);
    const written = only?.text.split('to the end of this mail:\n\n')[1] ?? '';
    expect(
      written
        .trimEnd()
        .split('\n')
        .every((line) => line.startsWith('    ')),
    ).toBe(true);
    expect(written).toContain('    From x\\u{202e}gnp\n    https://evil.example\\u{1b}[2J 👩\u200D⚕️');
  });
});

describe('forwarders', () => {
  const forwarder = (store: Store, server: Pick<MailServer, 'url'>, log: string[], times = mailTimes) =>
    startOutboxWorker({
      store,
      write: (one) => emailFor(one, { store, siteUrl, clinics: [], requests: { sheets: {} }, now: Date.now }),
      send: smtpSender(mail(server)),
      log: (line) => log.push(line),
      times,
    });
  const emptyStore = async () => {
    const store = await createStore(await openLibsql(join(folder(), databaseFile)));
    onTestFinished(() => store.close());
    return store;
  };

  async function sendEachOnce(stores: readonly [Store, Store]): Promise<void> {
    const server = await mailServer();
    const log: string[] = [];
    for (let number = 0; number < 15; number++)
      await stores[0].addMessage({ ...message, message: `Text ${String(number)}` });
    const running = stores.map((store) => forwarder(store, server, log));
    await vi.waitFor(async () => {
      expect(await stores[0].outbox(['sent'])).toHaveLength(15);
    }, patient);
    await Promise.all(running.map((one) => one.close()));
    expect(server.delivered).toHaveLength(15);
    expect(new Set(server.delivered.map((one) => one.headers.get('message-id')?.[0])).size).toBe(15);
    expect(log).toEqual([]);
  }

  it('two on one store send each mail once', async () => {
    const store = await emptyStore();
    await sendEachOnce([store, store]);
  });

  it('two servers on one Postgres send each mail once', async () => {
    const url = await emptySchema('mail_test');
    const open = async () => {
      const store = await createStore(await openPostgres(url));
      onTestFinished(() => store.close());
      return store;
    };
    await sendEachOnce([await open(), await open()]);
  });

  it('send what a server had taken and died with, once its time is over', async () => {
    const server = await mailServer();
    const store = await emptyStore();
    const log: string[] = [];
    await store.addMessage(message);
    await store.enqueueMail();
    const dead = await store.claimMail(1500);
    const taken = Date.now();
    const running = forwarder(store, server, log);
    await vi.waitFor(async () => {
      expect(await store.outbox(['sent'])).toMatchObject([{ id: dead?.id, tries: 2 }]);
    }, patient);
    await running.close();
    expect(Date.now() - taken).toBeGreaterThanOrEqual(1500);
    expect(server.delivered).toHaveLength(1);
  });

  it('go on with other mail when the text of one is refused, and say so without addresses', async () => {
    let refused = 0;
    const server = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => {
          refused += 1;
          done(refused === 1 ? smtpAnswer(554, '5.6.0 Not from site@example.co.ke') : null);
        });
      },
    });
    const site = await mailingSite(server);
    await site.post('/send-review', review);
    await vi.waitFor(() => {
      expect(site.lines).toHaveLength(2);
    }, patient);
    await site.post('/send-review', { ...review, text: 'Another.' });
    await vi.waitFor(() => {
      expect(refused).toBe(2);
    }, patient);
    expect(site.lines.slice(1)).toEqual([
      expect.stringMatching(/^Mail review-\w+ was given up: EMESSAGE: .*Not from …/),
    ]);
  });

  it('try again where the recipient is refused', async () => {
    let refused = 0;
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => {
        refused += 1;
        done(refused <= 3 ? smtpAnswer(550, 'mailbox is full') : null);
      },
    });
    const site = await mailingSite(server);
    await site.post('/send-review', review);
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(1);
    }, patient);
    expect(site.lines.join('\n')).not.toContain('given up');
    expect(site.lines.filter((line) => line.includes('mailbox is full'))).toHaveLength(1);
  });

  it('send a mail once more at most, and later, where its text was taken without an answer', async () => {
    let taken = 0;
    const server = await mailServer({
      onData: (stream) => {
        stream.resume().on('end', () => {
          taken += 1;
        });
      },
    });
    const store = await emptyStore();
    await store.addMessage(message);
    const log: string[] = [];
    const running = startOutboxWorker({
      store,
      write: (one) => emailFor(one, { store, siteUrl, clinics: [], requests: { sheets: {} }, now: Date.now }),
      send: smtpSender(mail(server), { greeting: 5000, answer: 400, total: 10_000 }),
      log: (line) => log.push(line),
      times: { ...mailTimes, unknownDelay: 700 },
    });
    await vi.waitFor(async () => {
      const [first] = await store.outbox(['waiting']);
      expect(first?.lastError).toMatch(/^May have arrived\. ETIMEDOUT/);
      expect(Date.parse(first?.nextAt ?? '') - Date.now()).toBeGreaterThan(mailTimes.maxDelay);
    }, patient);
    await vi.waitFor(async () => {
      expect(await store.outbox(['failed'])).toMatchObject([{ tries: 2 }]);
    }, patient);
    await running.close();
    expect(taken).toBe(2);
    expect(log.at(-1)).toMatch(/given up: May have arrived/);
  });

  it('keep a mail that is refused for the sender’s quota, and send it when there is room again', async () => {
    let refused = 0;
    const server = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => {
          refused += 1;
          done(refused <= 3 ? smtpAnswer(550, '5.4.5 Daily user sending limit exceeded') : null);
        });
      },
    });
    const site = await mailingSite(server);
    await site.post('/send-review', review);
    await vi.waitFor(() => {
      expect(refused).toBe(4);
    }, patient);
    expect(site.lines.join('\n')).not.toContain('given up');
  });

  it('stop with the server while the mail server lets them wait', async () => {
    let taken = 0;
    const server = await mailServer({
      onData: (stream) => {
        stream.resume().on('end', () => {
          taken += 1;
        });
      },
    });
    const site = await mailingSite(server);
    await site.post('/send-review', review);
    await vi.waitFor(() => {
      expect(taken).toBe(1);
    }, patient);
    const began = Date.now();
    await site.close();
    // Below the limit of the whole stop, which Docker and others do not wait for.
    expect(Date.now() - began).toBeLessThan(9000);
  });

  it('write to each address of staff, with links of its own, and once more only to the one that failed', async () => {
    let refusals = 0;
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) => {
        const refuse = address === 'second@example.co.ke' && refusals < 2;
        if (refuse) refusals += 1;
        done(refuse ? smtpAnswer(450, '4.2.0 Come back') : null);
      },
    });
    const config = { mail: { ...mail(server), alsoTo: ['second@example.co.ke', 'third@example.co.ke'] } };
    const site = await startSite({ siteUrl, mailTimes, config });
    await site.post('/send-review', review);
    await site.post('/send-review', { ...review, text: 'Another.' });
    const to = () => server.delivered.map((one) => one.to.join()).toSorted();
    await vi.waitFor(() => {
      expect(to()).toEqual(
        ['second', 'second', 'staff', 'staff', 'third', 'third'].map((name) => `${name}@example.co.ke`),
      );
    }, patient);
    const links = server.delivered.map(({ text }) => /\/desk\/open\?link=[\w-]+/.exec(text)?.[0]);
    expect(new Set(links).size).toBe(6);
    expect(new Set(server.delivered.map(({ headers }) => headers.get('message-id')?.[0])).size).toBe(6);
  });

  it('send an appointment before everything that waits, also one that comes while they work', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const subjects: string[] = [];
    const server = await mailServer({
      onData: (stream, _session, done) => {
        let raw = '';
        stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
        stream.on('end', () => {
          subjects.push(/^Subject: (\w+)/m.exec(raw)?.[1] ?? '');
          void held.then(() => {
            done();
          });
        });
      },
    });
    const dataDir = folder();
    const before = await startSite({ config: { dataDir }, now: () => monday });
    for (const text of ['One', 'Two', 'Three']) await before.post('/send-review', { ...review, text });
    await before.close();
    const site = await mailingSite(server, { config: { dataDir }, now: () => monday });
    await vi.waitFor(() => {
      expect(subjects).toHaveLength(1);
    }, patient);
    await site.post('/api/v1.0/email/send', emailCall());
    await site.post('/book-appointment', booking);
    release();
    await vi.waitFor(() => {
      expect(subjects).toHaveLength(5);
    }, patient);
    expect(subjects).toEqual(['Review', 'Booking', 'Message', 'Review', 'Review']);
  });

  it('wait twice as long each time, for two days in all, and not all in step', () => {
    const middle = () => 0.5;
    expect([1, 2, 3, 4].map((tries) => retryDelay(tries, standardTimes, middle) / 60_000)).toEqual([
      1, 2, 4, 8,
    ]);
    expect(retryDelay(11, standardTimes, middle) / 3_600_000).toBe(6);
    expect([0, 0.999].map((random) => Math.round(retryDelay(1, standardTimes, () => random) / 1000))).toEqual(
      [48, 72],
    );
    // Also where chance makes each of them short: a quota may be used up for a day.
    let total = 0;
    for (let tries = 1; tries < maxAttempts; tries++) total += retryDelay(tries, standardTimes, () => 0);
    expect(total / 3_600_000).toBeGreaterThan(48);
  });

  it('give a mail up after the last try, also one that ends every server', async () => {
    const store = await emptyStore();
    await store.addMessage(message);
    const gone = await mailServer();
    await gone.close();
    const log: string[] = [];
    const start = () =>
      forwarder(store, gone, log, { pollInterval: 5, claimDuration: 20_000, firstDelay: 1, maxDelay: 2 });
    const first = start();
    await vi.waitFor(async () => {
      expect(await store.outbox(['failed'])).toMatchObject([{ tries: maxAttempts }]);
    }, patient);
    await first.close();
    expect(log).toEqual([
      expect.stringMatching(/^Mail to staff cannot be sent, and is tried again: ESOCKET: .*ECONNREFUSED/),
      expect.stringMatching(/^Mail message-\w+ was given up: ESOCKET: .*ECONNREFUSED/),
    ]);

    await store.retryMail();
    for (let tries = 0; tries < maxAttempts; tries++) await store.claimMail(-1);
    const second = start();
    await vi.waitFor(() => {
      expect(log).toHaveLength(3);
    }, patient);
    await second.close();
    expect(await store.outbox(['failed'])).toHaveLength(1);
  });
});
