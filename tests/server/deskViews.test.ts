import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requestCatalogue } from '../../src/content/pages/requests/requestCatalogue';
import type { DeskKind } from '../../src/domain/desk';
import { deskViews } from '../../src/domain/deskPages';
import { definitionOf } from '../../src/domain/requests/definitions';
import { summaryRows } from '../../src/domain/requests/summary';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, openStore, createStore } from '../../src/server/store/openStore';
import type { Store } from '../../src/server/store/Store';
import { sampleAnswers } from '../domain/requestSamples';
import { naughtyStrings } from '../faults/kit/naughty';
import { validationErrors } from '../support/validHtml';
import { browserAt, openDesk, startDeskSite, type Browser } from './deskBrowser';
import { booking, deskIn, emailCall, folder, monday, review, type Site } from './site';

/** A data folder whose store a function has filled. */
async function filled(fill: (store: Store) => Promise<unknown>): Promise<string> {
  const dataDir = folder();
  const store = await openStore({ dataDir });
  await fill(store);
  await store.close();
  return dataDir;
}

/** The only item of a kind, as form fields. */
async function itemOf(site: Site, kind: DeskKind) {
  const [item] = (await (await deskIn(site)).find({ kind })).items;
  return { kind, id: item?.id ?? '' };
}
const pathOf = ({ kind, id }: { kind: string; id: string }) => `/desk/item/${kind}/${encodeURIComponent(id)}`;
const text = async (browser: Browser, path: string) => (await browser.get(path)).text();

describe('a site without mail and without copies', () => {
  it('says so above every list', async () => {
    const browser = await openDesk(await startDeskSite());
    const page = await text(browser, '/desk');
    expect(page).toContain('Email is not set up');
    expect(page).toContain('The database is not backed up');
  });
});

describe('what staff do in the browser', () => {
  it('a review is approved, the site shows it at once, and it is taken back', async () => {
    const site = await startDeskSite();
    await site.post('/send-review', { ...review, pageLanguage: 'sw' });
    const browser = await openDesk(site);
    const item = await itemOf(site, 'review');
    const approved = await (await browser.act({ ...item, action: 'approve' })).text();
    expect(approved).toContain('Approved. The site shows it now.');
    expect(approved).toContain('Wanjiru approved it.');
    expect(approved).toMatch(/Language<\/dt><dd[^>]*>Kiswahili</);
    expect(await (await site.call('/Testimonials')).text()).toContain(review.text);
    const [entry] = (await (await deskIn(site)).log('')).entries;
    const undone = await (await browser.act({ ...item, action: 'undo', entry: entry?.id ?? '' })).text();
    expect(undone).toContain('Taken back.');
    expect(await (await site.call('/Testimonials')).text()).not.toContain(review.text);
  });

  it('the command line and the browser share one log', async () => {
    const site = await startDeskSite();
    await site.post('/book-appointment', { ...booking, date: '2099-01-05' });
    await site.post('/send-review', review);
    const browser = await openDesk(site);
    const item = await itemOf(site, 'review');
    const desk = await deskIn(site);
    await desk.act('review', item.id, 'reject', { who: 'Kiprono', via: 'command' });
    await desk.act('review', item.id, 'undo');
    await browser.act({ ...item, action: 'spam' });
    const html = await text(browser, pathOf(item));
    for (const decision of [
      'Kiprono rejected it.',
      'Someone at the command line took that back.',
      'Wanjiru marked it as spam.',
    ])
      expect(html).toContain(decision);
    expect(await text(browser, '/desk?view=log')).toContain('Kiprono rejected it.');
    expect(await text(browser, '/desk?view=spam')).toContain(item.id);
  });

  it('answers are written in staff’s own program, with words ready', async () => {
    const site = await startDeskSite({ now: () => monday });
    await site.post('/book-appointment', { ...booking, email: 'achieng+1@example.co.ke' });
    await site.post('/api/v1.0/email/send', emailCall());
    const browser = await openDesk(site);
    const item = await itemOf(site, 'booking');
    const html = await text(browser, pathOf(item));
    const [, mail = ''] = /href="(mailto:[^"]+)"/.exec(html) ?? [];
    const address = new URL(mail.replaceAll('&amp;', '&'));
    expect(decodeURIComponent(address.pathname)).toBe('achieng+1@example.co.ke');
    expect(address.searchParams.get('subject')).toBe(`Your appointment request ${item.id}`);
    expect(address.searchParams.get('body')).toMatch(
      /^Dear Achieng Odhiambo,\r\n\r\n.*Cardiology, Monday,? 9 March/,
    );
    const [, whatsapp = ''] = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(html) ?? [];
    expect(new URL(whatsapp).pathname).toBe('/254712345678');
    expect(html).toContain('href="tel:+254712345678"');
    expect(await text(browser, pathOf(await itemOf(site, 'message')))).toContain(
      'mailto:otieno@example.co.ke',
    );
  });

  it('a request shows its answers in words, health details marked, and is answered', async () => {
    const answers = sampleAnswers(definitionOf('transfer'));
    const dataDir = await filled((store) => store.addRequest('transfer', { answers, copy: false }));
    const site = await startDeskSite({ config: { dataDir } });
    const browser = await openDesk(site);
    const item = await itemOf(site, 'request');
    const html = await text(browser, pathOf(item));
    const sheet = requestCatalogue.sheets.transfer;
    expect(html).toContain(sheet?.words.name);
    if (!sheet) throw new Error('Transfers have no words');
    const rows = summaryRows(sheet, answers).flatMap((group) => group.rows);
    expect(rows.some(({ medical }) => medical)).toBe(true);
    for (const { field, label, medical } of rows)
      if (!['name', 'phone', 'email'].includes(field))
        expect(html).toContain(`>${medical ? `${label} (health)` : label}</dt>`);
    expect(html).toContain(`Your%20request%20${item.id}`);
    expect(await text(browser, '/desk?view=request')).toContain(item.id);
    expect(await (await browser.act({ ...item, action: 'answer' })).text()).toContain('Marked as answered.');
    expect((await (await deskIn(site)).item('request', item.id)).item.status).toBe('answered');
  });

  it('notes are left for colleagues, taken back, and refused where they are empty or too long', async () => {
    const site = await startDeskSite();
    await site.post('/send-review', review);
    const [browser, other] = [await openDesk(site), await openDesk(site, 'Kiprono')];
    const item = await itemOf(site, 'review');
    const stored = await (
      await browser.act({ ...item, action: 'note', note: ' Two crews\n<b>free</b> ' })
    ).text();
    expect(stored).toContain('The note is stored.');
    expect(await text(other, pathOf(item))).toContain('Two crews\n&lt;b&gt;free&lt;/b&gt;');
    for (const note of ['', '  \u202e ', 'x'.repeat(1001)]) {
      const refused = await browser.post('/desk/act', { ...item, action: 'note', note });
      const html = await refused.text();
      expect([refused.status, html.includes('Write a note of at most 1,000 letters.')]).toEqual([422, true]);
      if (note.length > 1000) expect(html).toContain(note);
    }
    const [entry] = (await (await deskIn(site)).item('review', item.id)).log;
    const undone = await (await other.act({ ...item, action: 'undo', entry: entry?.id ?? '' })).text();
    expect(undone).not.toContain('Two crews');
    expect(undone).toContain('Wanjiru left a note and took it back.');
    const again = await other.post('/desk/act', { ...item, action: 'undo', entry: entry?.id ?? '' });
    expect(again.status).toBe(409);
  });

  it('what is erased is gone, and the log tells of it without the person', async () => {
    const site = await startDeskSite();
    await site.post('/subscribe', { email: 'amina@example.co.ke' });
    const browser = await openDesk(site);
    const item = await itemOf(site, 'subscriber');
    expect(await text(browser, pathOf(item))).toContain('Erase it for good?');
    const erased = await (await browser.act({ ...item, action: 'erase' })).text();
    expect(erased).toContain('Erased.');
    const log = await text(browser, '/desk?view=log');
    expect(log).toContain('Wanjiru erased it.');
    expect(log).not.toContain('amina@');
    expect((await browser.post('/desk/act', { ...item, action: 'erase' })).status).toBe(404);
    expect((await browser.get(pathOf(item))).status).toBe(404);
  });

  it('a decision says when the visitor gets mail about it, until it is taken back', async () => {
    const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@example.co.ke', to: 'staff@example.co.ke' };
    const site = await startDeskSite({ config: { mail }, now: () => Date.now() });
    await site.post('/book-appointment', { ...booking, date: '2099-01-05', email: 'achieng@example.co.ke' });
    const store = await deskIn(site);
    if ((await store.find({ kind: 'booking' })).items.length === 0) {
      const day = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
      day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
      const date = day.toISOString().slice(0, 10);
      await site.post('/book-appointment', { ...booking, date, email: 'achieng@example.co.ke' });
    }
    const browser = await openDesk(site);
    const item = await itemOf(site, 'booking');
    const confirmed = await (await browser.act({ ...item, action: 'confirm' })).text();
    expect(confirmed).toMatch(
      /Confirmed\. The visitor gets an email at [^.]+\. If you undo this before then, no email is sent\./,
    );
    expect(confirmed).toContain('Email about the decision: will be sent');
    const [entry] = (await store.log('')).entries;
    const undone = await (await browser.act({ ...item, action: 'undo', entry: entry?.id ?? '' })).text();
    expect(undone).toContain('Taken back.');
    expect(undone).not.toContain('What was decided');
    expect(undone).toContain('Email that it has arrived');
  });

  it('a subscriber is shown with whether they may be written to, and since which day in Nairobi', async () => {
    const night = () => new Date('2026-11-25T23:14:00Z');
    const dir = folder();
    const store = await createStore(await openLibsql(join(dir, databaseFile)), night, {});
    for (const name of ['asked', 'confirmed']) await store.addSubscriber(`${name}@example.co.ke`);
    await store.confirmSubscriber('confirmed@example.co.ke');
    await store.close();
    const site = await startDeskSite({ config: { dataDir: dir } });
    await site.post('/subscribe', { email: 'unasked@example.co.ke' });
    const browser = await openDesk(site);
    for (const [name, news] of [
      ['asked', 'Has not confirmed; was asked on 26 November 2026'],
      ['confirmed', 'Confirmed on 26 November 2026'],
      ['unasked', 'Subscribed; was not asked to confirm'],
    ] as const)
      expect(await text(browser, `/desk/item/subscriber/${name}@example.co.ke`)).toContain(news);
  });

  it('mail that was not sent is sent again', async () => {
    const dataDir = await filled(async (store) => {
      await store.addReview({ ...review, rating: 5 });
      await store.enqueueMail();
      const mail = await store.claimMail(1);
      if (mail) await store.mailFailed(mail, 'EAUTH: 535 wrong password');
    });
    const site = await startDeskSite({ config: { dataDir } });
    const browser = await openDesk(site);
    const item = await itemOf(site, 'mail');
    expect(await text(browser, '/desk?view=mail')).toContain('Given up');
    expect(await text(browser, pathOf(item))).toContain('EAUTH: 535 wrong password');
    expect(await (await browser.act({ ...item, action: 'retry' })).text()).toContain('It is being sent.');
    expect((await (await deskIn(site)).item('mail', item.id)).item.status).not.toBe('failed');
  });

  it.each([
    [{ kind: 'reviews', action: 'approve' }],
    [{ kind: 'review', action: 'publish' }],
    [{ kind: '__proto__', action: 'approve' }],
    [{ kind: 'review', action: 'constructor' }],
    [{ kind: 'review', action: 'approve', id: '' }],
    [{ kind: 'review', action: 'approve', id: 'x'.repeat(401) }],
  ])('a form that is none of the desk’s is refused: %j', async (fields) => {
    const browser = await openDesk(await startDeskSite());
    expect((await browser.post('/desk/act', { id: 'x', ...fields })).status).toBe(400);
  });
});

describe('two who decide at once', () => {
  it('one decides, and the other is told who did and that nothing was changed', async () => {
    const site = await startDeskSite({ now: () => monday });
    await site.post('/book-appointment', booking);
    const item = await itemOf(site, 'booking');
    const [wanjiru, kiprono] = [await openDesk(site), await openDesk(site, 'Kiprono')];
    const answers = await Promise.all([
      wanjiru.post('/desk/act', { ...item, action: 'confirm' }),
      kiprono.post('/desk/act', { ...item, action: 'decline' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const late = answers.find(({ status }) => status === 409);
    const [quicker, decision] =
      answers[0].status === 303 ? ['Wanjiru', 'confirmed'] : ['Kiprono', 'declined'];
    expect(await late?.text()).toMatch(
      new RegExp(`role="alert"[^]*${quicker} ${decision} it\\. You changed nothing`),
    );
    const { status } = (await (await deskIn(site)).item('booking', item.id)).item;
    expect(status).toBe(decision);
    expect((await (await deskIn(site)).item('booking', item.id)).log).toHaveLength(1);
  });

  it('an undo of what somebody has decided again since changes nothing', async () => {
    const site = await startDeskSite();
    await site.post('/send-review', review);
    const item = await itemOf(site, 'review');
    const desk = await deskIn(site);
    const [wanjiru, kiprono] = [await openDesk(site), await openDesk(site, 'Kiprono')];
    await wanjiru.act({ ...item, action: 'approve' });
    const [entry] = (await desk.item('review', item.id)).log;
    await kiprono.act({ ...item, action: 'undo', entry: entry?.id ?? '' });
    await kiprono.act({ ...item, action: 'reject' });
    const late = await wanjiru.post('/desk/act', { ...item, action: 'undo', entry: entry?.id ?? '' });
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('Kiprono rejected it.')]);
    expect((await desk.item('review', item.id)).item.status).toBe('rejected');
  });
});

describe('a desk that is lost', () => {
  it('says so, and gives back what was written', async () => {
    const site = await startDeskSite();
    await site.post('/send-review', review);
    const item = await itemOf(site, 'review');
    const browser = await openDesk(site);
    await (await deskIn(site)).closeDesks('', { who: '', via: 'command' });
    const answer = await browser.post('/desk/act', { ...item, action: 'note', note: 'Call <her> back' });
    const html = await answer.text();
    expect(answer.status).toBe(403);
    expect(html).toContain('The desk is closed');
    expect(html).toContain('Your note was not stored');
    expect(html).toContain('Call &lt;her&gt; back</textarea>');
    expect((await (await deskIn(site)).item('review', item.id)).log).toEqual([]);
  });
});

describe('hostile texts', () => {
  it('of the naughty strings stand in every view as text, under a policy that lets nothing of them run', async () => {
    // Values as a store may contain them if somebody has bypassed the forms.
    const dataDir = await filled(async (store) => {
      for (const [n, naughty] of naughtyStrings.entries()) {
        const clean = `${naughty.replaceAll('\0', '')}~${String(n)}`;
        await store.addReview({ name: clean, title: clean, text: clean });
        if (n % 4 === 0) await store.addMessage({ name: clean, email: clean, phone: clean, message: clean });
        if (n % 4 === 1)
          await store.addBooking({
            clinicId: n,
            date: clean,
            name: clean,
            phone: clean,
            email: clean,
            note: clean,
          });
        if (n % 4 === 2) await store.addSubscriber(clean);
        if (n % 4 === 3)
          await store.addLogEntry({ who: clean, via: 'browser' }, { action: 'note', note: clean });
      }
    });
    const site = await startDeskSite({ config: { dataDir, trustedProxies: ['127.0.0.1'] } });
    const browser = await openDesk(site, '<img src=x onerror=alert(1)>');
    // From many networks, because one person may not send so many requests in so short a time.
    let requestCount = 0;
    const from = () => ({ 'X-Forwarded-For': `198.51.${String((requestCount += 1) % 250)}.7` });
    const allowed = await browser.get('/desk?view=done');
    const shape = (html: string) => [...new Set(html.match(/<(?!!)\/?[a-z][\w-]*/gi))].sort();
    const known = new Set([
      ...shape(await allowed.text()),
      ...'a,article,b,bdi,blockquote,dd,details,dl,dt,header,h2,h3,li,ol,q,strong,summary,textarea,time,h1,p,svg,path,g'
        .split(',')
        .flatMap((tag) => [`<${tag}`, `</${tag}`]),
    ]);
    const seen = new Set<string>();
    async function getPage(path: string): Promise<string> {
      const answer = await browser.get(path, from());
      expect([path, answer.status]).toEqual([path, 200]);
      const html = await answer.text();
      expect(shape(html).filter((tag) => !known.has(tag))).toEqual([]);
      expect(html.match(/<script/g)).toHaveLength(1);
      // Text between quotes is a value, and no text closes it.
      expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc|formaction)=/i);
      expect(html).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data|vbscript):/i);
      for (const [, item = ''] of html.matchAll(/href="(\/desk\/item\/[^"?]+)/g))
        seen.add(item.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
      return html;
    }
    for (const view of deskViews) {
      let next: string | undefined = `/desk?view=${view}`;
      while (next !== undefined) {
        const html: string = await getPage(next);
        next = /href="(\/desk\?[^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      }
    }
    expect(seen.size).toBeGreaterThan(naughtyStrings.length);
    // A sample of the many pages, which includes all kinds.
    for (const [n, path] of [...seen].entries()) if (n % 41 === 0) await getPage(path);
    for (const words of naughtyStrings.filter((_, n) => n % 41 === 0))
      await getPage(
        `/desk?view=all&q=${encodeURIComponent(words.slice(0, 60).replace(/[\ud800-\udfff]/g, ''))}`,
      );
    const one = await getPage([...seen].at(-1) ?? '');
    expect(validationErrors(one)).toEqual([]);
  }, 120_000);
});

describe('ten thousand submissions', () => {
  it('are listed, searched, and shown within 200 ms at the server', async () => {
    const dataDir = folder();
    const driver = await openLibsql(join(dataDir, databaseFile));
    const store = await createStore(driver);
    const numbers =
      'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000) SELECT';
    const words = "'Please cover our sports day, number ' || n || '. ' || hex(randomblob(120))";
    const at = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (n - 10001) || ' minutes')";
    const status = (open: string, closed: string) =>
      `CASE WHEN n % 3 = 0 THEN '${open}' ELSE '${closed}' END`;
    const phone = "'+2547' || (10000000 + n)";
    for (const sql of [
      `INSERT INTO messages (id, name, email, phone, message, created_at, status) ${numbers}
        'm' || n, 'Otieno ' || n, 'o' || n || '@example.co.ke', ${phone}, ${words}, ${at}, ${status('new', 'answered')}
        FROM numbers WHERE n % 10 < 5`,
      `INSERT INTO bookings (id, reference, clinic_id, date, name, phone, note, status, created_at) ${numbers}
        'b' || n, 'R' || n, 1, '2026-03-09', 'Achieng ' || n, ${phone}, ${words}, ${status('requested', 'confirmed')}, ${at}
        FROM numbers WHERE n % 10 IN (5, 6)`,
      `INSERT INTO requests (id, reference, kind, phone, answers, words, copy, day, first_day, status, created_at) ${numbers}
        'q' || n, 'Q' || n, 'events', ${phone}, '{"name":"Kiprono ' || n || '"}', 'Kiprono ' || n || hex(randomblob(120)),
        0, '2027-03-09', '2027-03-0' || (n % 8 + 1), ${status('waiting', 'answered')}, ${at} FROM numbers WHERE n % 10 = 7`,
      `INSERT INTO reviews (id, name, title, text, status, created_at) ${numbers}
        'r' || n, 'Wanjiru ' || n, 'Teacher', ${words}, ${status('pending', 'approved')}, ${at}
        FROM numbers WHERE n % 10 > 7`,
      `INSERT INTO desk_log (id, at, who, via, action, kind, subject_id) ${numbers}
        'l' || n, ${at}, 'Wanjiru', 'browser', 'answer', 'message', 'm' || n FROM numbers`,
    ])
      await driver.run({ sql });
    await store.close();
    const site = await startDeskSite({ config: { dataDir }, answerDays: 2 });
    const browser = await openDesk(site);
    // The fastest of five runs, because other work on the machine must not count.
    const figures: [string, number][] = [];
    for (const path of [
      '/desk',
      '/desk?order=newest',
      '/desk?order=oldest',
      '/desk?view=request&q=Kiprono',
      '/desk?view=message',
      '/desk?view=done',
      '/desk?view=log',
      '/desk?view=all&q=Achieng+9996',
      '/desk?view=all&q=0719+999+',
      '/desk?view=all&q=number+77.',
      '/desk?view=all&q=nothing+has+this',
      '/desk?view=waiting&q=sports',
      '/desk/item/message/m4?view=all',
      '/desk/waiting',
    ]) {
      await browser.get(path);
      const times: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        const began = performance.now();
        const answer = await browser.get(path);
        await answer.text();
        times.push(performance.now() - began);
        expect([path, answer.status]).toEqual([path, 200]);
      }
      figures.push([path, Math.round(Math.min(...times))]);
    }
    console.info(figures.map(([path, ms]) => `${String(ms).padStart(4)} ms  ${path}`).join('\n'));
    expect(figures.filter(([, ms]) => ms >= 200)).toEqual([]);
    const found = await text(browser, '/desk?view=all&q=Achieng+9996');
    expect(found).toContain('R9996');
  }, 120_000);
});

it('a browser without a cookie sees no name of anybody', async () => {
  const site = await startDeskSite();
  await site.post('/send-review', review);
  const item = await itemOf(site, 'review');
  expect(await text(browserAt(site), pathOf(item))).not.toContain(review.name);
});
