import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { visitorMails } from '../../src/app/visitorMails';
import { clinics } from './clinics';
import { requestCatalogue } from '../../src/content/pages/requests/requestCatalogue';
import { definitionOf } from '../../src/domain/requests/definitions';
import { emailFor } from '../../src/server/mail/emailTemplates';
import { startOutboxWorker } from '../../src/server/mail/outboxWorker';
import { smtpSender } from '../../src/server/mail/smtp';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import type { Store } from '../../src/server/store/Store';
import { sampleAnswers } from '../domain/requestSamples';
import { emptySchema } from './emptySchema';
import { mailServer, smtpAnswer, type Delivered, type MailServer } from './mailServer';
import { booking, emailCall, folder, message, monday, startSite, type SiteOptions } from './site';

const mailTimes = { pollInterval: 40, claimDuration: 20_000, firstDelay: 60, maxDelay: 200 };
const siteUrl = 'https://www.example.co.ke';
const patient = { timeout: 30_000, interval: 30 };
const settings = (server: Pick<MailServer, 'url'>) => ({
  smtpUrl: server.url,
  from: 'site@example.co.ke',
  to: 'staff@example.co.ke',
});
const patientMail = 'achieng@example.co.ke';

function mailingSite(server: Pick<MailServer, 'url'>, options: SiteOptions = {}) {
  const config = { mail: settings(server), ...options.config };
  return startSite({ siteUrl, mailTimes, mails: visitorMails, now: () => monday, ...options, config });
}
const toVisitors = (server: MailServer) =>
  server.delivered.filter(({ to }) => to[0] !== 'staff@example.co.ke');

/** A store with a clock, and a worker that sends its due e-mails. */
async function office(server: Pick<MailServer, 'url'>) {
  let time = Date.parse('2026-11-21T08:00:00Z');
  const now = () => new Date(time);
  const store = await createStore(await openLibsql(join(folder(), databaseFile)), now, {});
  onTestFinished(() => store.close());
  const log: string[] = [];
  const calendar = () => ({ name: 'Haraka Paramedics', url: siteUrl });
  const [items, requests] = [clinics.items, requestCatalogue];
  const options = { store, siteUrl, clinics: items, requests, mails: visitorMails, calendar };
  const worker = startOutboxWorker({
    store,
    write: (mail) => emailFor(mail, { ...options, now: () => time }),
    send: smtpSender(settings(server)),
    log: (line) => log.push(line),
    times: mailTimes,
  });
  onTestFinished(() => worker.close());
  return { store, log, wait: (ms: number) => void (time += ms) };
}
const book = async (store: Store, more: object = {}) => {
  const added = await store.addBooking({ ...booking, email: patientMail, ...more });
  return 'reference' in added ? added.reference : '';
};

/** Everything in an HTML part that a mail program would load or run. */
const loaded = /<(?:img|link|script|iframe)|url\(|@import|@font-face|<[^>]*\ssrc=|javascript:/i;

describe('a visitor who gave an address', () => {
  it('is told once that a booking, a request and a message have arrived, in words of ours alone', async () => {
    const server = await mailServer();
    const site = await mailingSite(server, { requests: requestCatalogue });
    const key = { 'Idempotency-Key': 'one-and-the-same' };
    const note = 'Zebra crossing at nine';
    const request = { ...booking, email: patientMail, note };
    const first = await site.post('/book-appointment', request, key);
    await site.post('/book-appointment', request, key);
    await site.submit('/book-appointment', { ...request, clinicId: '1', key: 'one-and-the-same' });
    const { reference } = (await first.json()) as { reference: string };
    await site.post('/api/v1.0/email/send', emailCall());
    await site.post('/api/v1.0/email/send', emailCall());
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(4);
    }, patient);
    await new Promise((resolve) => setTimeout(resolve, 5 * mailTimes.pollInterval));
    const mails = toVisitors(server);
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([patientMail, message.email].sort());
    const of = (address: string) => mails.find(({ to }) => to[0] === address);
    const arrived = of(patientMail);
    expect(arrived?.headers.get('subject')).toEqual([`Your appointment request ${reference}`]);
    expect(arrived?.headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(arrived?.headers.get('reply-to')).toEqual(['staff@example.co.ke']);
    for (const part of [arrived?.text ?? '', arrived?.html ?? '']) {
      expect(part).toContain(reference);
      expect(part).toContain('Cardiology, 9:00 am to 12:00 pm');
      expect(part).toContain('Monday 9 March 2026');
      expect(part).toContain('0700 000 000');
      expect(part).toMatch(/wa\.me/);
      expect(part).toContain('In an emergency do not write');
      expect(part).toContain('If you did not ask for this');
      for (const theirs of [note, booking.name, '712 345 678']) expect(part).not.toContain(theirs);
    }
    const written = of(message.email);
    expect(written?.text).not.toMatch(/sports day|Otieno|undefined|\{\w+\}/);
    expect(written?.html).not.toMatch(/sports day|Otieno|undefined|\{\w+\}/);
    for (const { html = '' } of mails) expect(html).not.toMatch(loaded);
  });

  it('is told in Kiswahili where the page was in Kiswahili', async () => {
    const server = await mailServer();
    const site = await mailingSite(server);
    const posted = { ...booking, email: patientMail, pageLanguage: 'sw' };
    expect((await site.post('/book-appointment', posted)).status).toBe(201);
    await site.submit('/book-appointment', { ...posted, clinicId: '1', name: 'Wanjiru Kamau' });
    expect((await site.post('/book-appointment', { ...posted, pageLanguage: 'fr', name: 'C' })).status).toBe(
      201,
    );
    await vi.waitFor(() => {
      expect(toVisitors(server)).toHaveLength(3);
    }, patient);
    const texts = toVisitors(server).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('Tumepokea ombi lako\n'))).toHaveLength(2);
    expect(texts.filter((text) => text.includes('Jumatatu tarehe 9 Machi 2026'))).toHaveLength(2);
    const hours = 'Moyo, saa tatu asubuhi (9:00 AM) hadi saa sita mchana (12:00 PM)';
    expect(texts.filter((text) => text.includes(hours))).toHaveLength(2);
    const html = toVisitors(server).map((mail) => mail.html ?? '');
    expect(html.filter((page) => page.includes('<html lang="sw">'))).toHaveLength(2);
  });

  it('hears nothing where a machine may have named the address, or nobody can tell which it is', async () => {
    const server = await mailServer();
    const site = await mailingSite(server);
    const request = { ...booking, email: patientMail };
    await site.post('/book-appointment', { ...request, website: 'x' });
    await site.post('/book-appointment', { ...request, name: 'B', note: 'See www.example.com' });
    const refused = await site.post('/book-appointment', { ...request, name: 'C', email: 'ä@example.co.ke' });
    expect(await refused.text()).toContain('email must have only plain letters before the at sign');
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(2);
    }, patient);
    await new Promise((resolve) => setTimeout(resolve, 5 * mailTimes.pollInterval));
    expect(toVisitors(server)).toEqual([]);
  });

  it('is reached in an international domain, and staff can answer there', async () => {
    const server = await mailServer();
    const site = await mailingSite(server);
    await site.post('/book-appointment', { ...booking, email: 'achieng@éxample.co.ke' });
    await site.post('/subscribe', { email: 'amina@клиника.example' });
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(3);
    }, patient);
    // The mail server of the tests shows the recipients' domains in their own letters.
    expect(
      toVisitors(server)
        .flatMap(({ headers }) => headers.get('to') ?? [])
        .toSorted(),
    ).toEqual(['achieng@xn--xample-9ua.co.ke', 'amina@xn--80apagcdp.example']);
    const [toStaff] = server.delivered.filter(({ to }) => to[0] === 'staff@example.co.ke');
    expect(toStaff?.headers.get('reply-to')).toEqual(['achieng@xn--xample-9ua.co.ke']);
  });

  it('is told of the decision once it holds, and of none that was taken back', async () => {
    const server = await mailServer();
    const { store, wait } = await office(server);
    const by = { who: 'Amina', via: 'browser' } as const;
    const [confirmed, undone, declined] = [
      await book(store),
      await book(store, { name: 'B', email: 'b@example.co.ke' }),
      await book(store, { name: 'C', email: 'c@example.co.ke' }),
    ];
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(6);
    }, patient);
    await store.applyAction('booking', confirmed, 'confirm', by);
    await store.applyAction('booking', undone, 'confirm', by);
    await store.applyAction('booking', declined, 'decline', by);
    await store.applyAction('booking', undone, 'undo', by);
    wait(5 * 60_000);
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(8);
    }, patient);
    await new Promise((resolve) => setTimeout(resolve, 5 * mailTimes.pollInterval));
    const decided = new Map(server.delivered.slice(6).map((mail) => [mail.to[0], mail]));
    expect(decided.get(patientMail)?.headers.get('subject')).toEqual([
      `Your appointment ${confirmed} is confirmed`,
    ]);
    expect(decided.get('c@example.co.ke')?.text).toMatch(/^We cannot offer this appointment\n/);
    expect(decided.has('b@example.co.ke')).toBe(false);
    // A confirmed appointment is also sent for the calendar: as a file, and as an address of the site.
    const mails = decided.get(patientMail);
    expect(mails?.files.map(({ name, type }) => [name, type])).toEqual([
      [`appointment-${confirmed}.ics`, 'text/calendar; charset=utf-8; method=PUBLISH'],
    ]);
    expect(mails?.files[0]?.text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nSTATUS:CONFIRMED\r\n/);
    expect(mails?.text).toMatch(
      new RegExp(`Put it in your calendar:\\n${siteUrl}/calendar/${confirmed}\\.ics\\?link=\\S+\\n`),
    );
    expect(decided.get('c@example.co.ke')?.files).toEqual([]);
    await store.applyAction('booking', confirmed, 'undo', by);
    await store.applyAction('booking', confirmed, 'decline', by);
    wait(5 * 60_000);
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(9);
    }, patient);
    const cancellation = server.delivered[8];
    expect(cancellation?.text).not.toContain('calendar');
    expect(cancellation?.files.map(({ type, text }) => [type, /STATUS:\w+/.exec(text)?.[0]])).toEqual([
      ['text/calendar; charset=utf-8; method=CANCEL', 'STATUS:CANCELLED'],
    ]);
  });

  it('and whose mailbox is gone is written to never again, while others get their mail', async () => {
    const tried: string[] = [];
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) => {
        tried.push(address);
        if (address === 'gone@example.co.ke') done(smtpAnswer(550, '5.1.1 No such user'));
        else if (address === 'later@example.co.ke') done(smtpAnswer(450, '4.7.1 Greylisted'));
        else if (address === 'policy@example.co.ke') done(smtpAnswer(550, '5.7.1 Sender not welcome'));
        else done();
      },
    });
    const { store, log } = await office(server);
    for (const name of ['gone', 'later', 'policy', 'well'])
      await book(store, { name, email: `${name}@example.co.ke` });
    await vi.waitFor(() => {
      expect(tried.filter((one) => one === 'later@example.co.ke').length).toBeGreaterThan(0);
      expect(server.delivered.some(({ to }) => to[0] === 'well@example.co.ke')).toBe(true);
      expect(log).toHaveLength(1);
    }, patient);
    await book(store, { name: 'gone', email: 'GONE@example.co.ke', date: '2026-11-30' });
    await store.addSubscriber('gone@example.co.ke');
    await new Promise((resolve) => setTimeout(resolve, 5 * mailTimes.pollInterval));
    expect(tried.filter((one) => one === 'gone@example.co.ke')).toHaveLength(1);
    expect(await store.mailStops()).toMatchObject([{ reason: expect.stringMatching(/550/) as string }]);
    // The mail server is not at fault, and the log contains no address.
    expect(log).toEqual([expect.stringMatching(/^Mail booking-ack-\S+ was given up: EENVELOPE: .*5\.1\.1/)]);
    expect(log.join()).not.toContain('gone@');
    expect((await store.outbox(['failed'])).map(({ kind }) => kind)).toEqual(['booking-ack']);
  });

  it('is not written to where mail came back after this one was written', async () => {
    const server = await mailServer();
    const { store, wait } = await office(server);
    const reference = await book(store);
    await store.applyAction('booking', reference, 'confirm', { who: 'Amina', via: 'browser' });
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(2);
    }, patient);
    await store.stopMail(patientMail, 'came back');
    wait(5 * 60_000);
    await vi.waitFor(async () => {
      expect(await store.outbox(['waiting'])).toEqual([]);
    }, patient);
    expect(server.delivered).toHaveLength(2);
  });
});

describe('two servers on one Postgres', () => {
  it('acknowledge once what is sent to both', async () => {
    const server = await mailServer();
    const url = await emptySchema('visitor_mail');
    const config = { databaseUrl: url };
    const sites = [await mailingSite(server, { config }), await mailingSite(server, { config })];
    await Promise.all(
      [...sites, ...sites, ...sites].map((site) =>
        site.post(
          '/book-appointment',
          { ...booking, email: patientMail },
          { 'Idempotency-Key': 'both-of-them' },
        ),
      ),
    );
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(2);
    }, patient);
    await new Promise((resolve) => setTimeout(resolve, 10 * mailTimes.pollInterval));
    expect(server.delivered.map(({ to }) => to[0]).sort()).toEqual([patientMail, 'staff@example.co.ke']);
    const store = await createStore(await openPostgres(url));
    onTestFinished(() => store.close());
    expect(await store.bookings()).toHaveLength(1);
  });
});

describe('a page in a mail', () => {
  const naughty = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; --",
    '&lt;b&gt;',
    '</style></title></pre><h1>Free money</h1>',
    '\r\nBcc: evil@example.com\r\n\r\n<html>',
    'x\u202Egnp',
    '{reference}',
    '$& $1',
  ];

  it('escapes what visitors wrote, and none of it becomes a header or a line of ours', async () => {
    const server = await mailServer();
    const { store } = await office(server);
    const answers = sampleAnswers(definitionOf('events'));
    for (const [at, text] of naughty.entries())
      await store.addRequest('events', {
        answers: { ...answers, event: text, place: text, more: text, email: `n${String(at)}@example.co.ke` },
        copy: true,
      });
    await vi.waitFor(() => {
      expect(toVisitors(server)).toHaveLength(naughty.length);
    }, patient);
    const tags = ({ html = '' }: Delivered) => [...html.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag);
    const [first, ...rest] = toVisitors(server);
    for (const mail of toVisitors(server)) {
      expect(mail.to).toEqual([expect.stringMatching(/^n\d@example\.co\.ke$/)]);
      expect(mail.headers.has('bcc')).toBe(false);
      expect(mail.html).not.toMatch(loaded);
      expect(mail.html).not.toMatch(/[\u202a-\u202e]/);
      expect(mail.text.split('\n')).not.toContain('Bcc: evil@example.com');
    }
    for (const mail of rest) expect(tags(mail)).toEqual(first && tags(first));
  });
});
