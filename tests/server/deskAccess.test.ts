import { describe, expect, it, vi } from 'vitest';
import { deskTimes } from '../../src/server/links/deskLink';
import { runDesk } from '../../src/server/desk/runDesk';
import { openStore } from '../../src/server/store/openStore';
import { browserAt, deskLink, openDesk, sameOrigin, startDeskSite } from './deskBrowser';
import { mailServer } from './mailServer';
import { booking, deskIn, emailCall, monday, review, startSite, type Site } from './site';

const tokenOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('link') ?? '';

/** Runs a command of the desk. @returns Its output. */
async function command(site: Site, ...argv: string[]): Promise<string> {
  let out = '';
  await runDesk(
    argv,
    { DATA_DIR: site.dataDir },
    { out: (text) => (out += text), err: (text) => (out += text) },
  );
  return out;
}

describe('a link into the desk', () => {
  it('asks for a name, opens the desk once, and nothing by being looked at', async () => {
    const site = await startDeskSite();
    const path = await deskLink(site);
    expect(path).toMatch(/^\/desk\/open\?link=[\w-]{22}$/);
    const browser = browserAt(site);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await site.call(path, { method, headers: { Accept: 'text/html' } });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    }
    expect(await (await browser.get(path)).text()).toContain('Your name');
    const nameless = await browser.post('/desk/open', { link: tokenOf(path), name: ' \u202e ' });
    expect([nameless.status, await nameless.text()]).toEqual([
      422,
      expect.stringContaining('Write your name'),
    ]);
    const opened = await browser.post('/desk/open', { link: tokenOf(path), name: '  Wanjiru   Kamau ' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/desk']);
    expect(await (await browser.get('/desk')).text()).toMatch(/Wanjiru Kamau, until \d{1,2}:\d\d [ap]m/);
  });

  it('that is replayed opens nothing, neither for its first user nor for a thief, also at the same moment', async () => {
    const site = await startDeskSite();
    const link = tokenOf(await deskLink(site));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => browserAt(site).post('/desk/open', { link, name: 'Thief' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403, 403, 403, 403, 403]);
    const replayed = await browserAt(site).get(`/desk/open?link=${link}`);
    expect([replayed.status, await replayed.text()]).toEqual([
      403,
      expect.stringContaining('This link does not open the desk'),
    ]);
    expect(await (await deskIn(site)).listSessions()).toHaveLength(1);
  });

  it('ends after ten minutes, a desk after twelve hours, or four without anybody', async () => {
    let time = Date.now();
    const site = await startDeskSite({ open: (config) => openStore(config, () => new Date(time)) });
    const [path, link] = [await deskLink(site), tokenOf(await deskLink(site))];
    time += deskTimes.link - 1;
    expect((await browserAt(site).get(path)).status).toBe(200);
    time += 1;
    expect((await browserAt(site).get(path)).status).toBe(403);
    expect((await browserAt(site).post('/desk/open', { link, name: 'Wanjiru' })).status).toBe(403);
    expect(deskTimes).toMatchObject({ link: 600_000, session: 43_200_000, idle: 14_400_000 });

    const [busy, idle] = [await openDesk(site), await openDesk(site)];
    const { cookie } = idle;
    for (let hours = 3; hours < 12; hours += 3) {
      time += 3 * 3_600_000;
      expect((await busy.get('/desk')).status).toBe(200);
      idle.cookie = cookie;
      // A page that only polls the counts does not keep the session alive.
      expect((await idle.get('/desk/waiting')).status).toBe(hours === 3 ? 200 : 403);
    }
    idle.cookie = cookie;
    expect((await idle.get('/desk')).status).toBe(403);
    time += 3 * 3_600_000;
    expect((await busy.get('/desk')).status).toBe(403);
  });

  it('leads to the item that a mail is about, and to no other site', async () => {
    const site = await startDeskSite();
    for (const [to, location] of [
      ['booking/K7M-4XP', '/desk/item/booking/K7M-4XP'],
      ['https://evil.example/', '/desk'],
      ['//evil.example', '/desk'],
      ['booking//evil.example', '/desk/item/booking/%2Fevil.example'],
      ['review/../../x', '/desk/item/review/..%2F..%2Fx'],
    ] as const) {
      const link = tokenOf(await deskLink(site));
      const opened = await browserAt(site).post('/desk/open', { link, name: 'Wanjiru', to });
      expect(opened.headers.get('location')).toBe(location);
    }
  });

  it('stands in staff mail, another one in each, and leads to what the mail is about', async () => {
    const server = await mailServer();
    const mail = { smtpUrl: server.url, from: 'site@example.co.ke', to: 'staff@example.co.ke' };
    const mailTimes = { pollInterval: 40, claimDuration: 20_000, firstDelay: 60, maxDelay: 200 };
    const site = await startDeskSite({ siteUrl: 'https://www.example.co.ke', mailTimes, config: { mail } });
    await site.post('/send-review', review);
    await site.post('/api/v1.0/email/send', emailCall());
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(2);
    }, 30_000);
    const links = server.delivered.map(
      ({ text }) => /^https:\/\/www\.example\.co\.ke(\/desk\/open\?link=\S+)$/m.exec(text)?.[1] ?? '',
    );
    expect(new Set(links.map(tokenOf)).size).toBe(2);
    for (const path of links) {
      const browser = browserAt(site);
      expect((await browser.get(path)).status).toBe(200);
      const to = new URLSearchParams(path.split('?')[1]).get('to') ?? '';
      const opened = await browser.post('/desk/open', { link: tokenOf(path), to, name: 'Wanjiru' });
      expect(opened.headers.get('location')).toMatch(/^\/desk\/item\/(?:review|message)\/[2-9a-z]{12}$/);
      expect((await browser.get(opened.headers.get('location') ?? '')).status).toBe(200);
    }
  });

  it('is not used up by somebody who is at the desk already', async () => {
    const site = await startDeskSite();
    const browser = await openDesk(site);
    const path = await deskLink(site);
    const answer = await browser.get(`${path}&to=booking%2FK7M-4XP`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/item/booking/K7M-4XP']);
    expect((await browserAt(site).get(path)).status).toBe(200);
  });

  it('makes a new session each time, and ends the one before', async () => {
    const site = await startDeskSite();
    const browser = await openDesk(site);
    const before = browser.cookie;
    await browser.post('/desk/open', { link: tokenOf(await deskLink(site)), name: 'Kiprono' });
    expect(browser.cookie).not.toBe(before);
    expect((await (await deskIn(site)).listSessions()).map(({ name }) => name)).toEqual(['Kiprono']);
    browser.cookie = before;
    expect((await browser.get('/desk')).status).toBe(403);
  });
});

describe('the cookie of an open desk', () => {
  it('is signed, random, for staff’s paths only, out of reach for scripts and other sites, and for https where that is used', async () => {
    const proxied = { 'X-Forwarded-Proto': 'https', ...sameOrigin };
    const site = await startDeskSite({ config: { trustedProxies: ['127.0.0.1'] } });
    const set = async (headers: Record<string, string>) => {
      const link = tokenOf(await deskLink(site));
      const answer = await browserAt(site).post('/desk/open', { link, name: 'Wanjiru' }, headers);
      return answer.headers.get('set-cookie') ?? '';
    };
    const [plain, secure] = [await set(sameOrigin), await set(proxied)];
    expect(plain).toMatch(/^desk=[\w-]{22}\.[\w%]+; Max-Age=43200; Path=\/desk; HttpOnly; SameSite=Strict$/);
    expect(secure).toMatch(
      /^__Secure-desk=[\w-]{22}\.[\w%]+; Max-Age=43200; Path=\/desk; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(plain.slice(5, 27)).not.toBe(secure.slice(14, 36));
    // A cookie that an attacker has set over plain http is not accepted over https.
    const planted = browserAt(site);
    planted.cookie = plain.split(';')[0] ?? '';
    expect((await planted.get('/desk')).status).toBe(200);
    expect((await planted.get('/desk', { 'X-Forwarded-Proto': 'https' })).status).toBe(403);
  });

  it('that was changed, invented or stolen from another site opens nothing', async () => {
    const [site, other] = [await startDeskSite(), await startDeskSite()];
    const mine = await openDesk(site);
    const theirs = await openDesk(other);
    const [, token = '', signature = ''] = /^desk=([\w-]{22})\.(.+)$/.exec(mine.cookie) ?? [];
    const thief = browserAt(site);
    for (const cookie of [
      theirs.cookie,
      `desk=${token}`,
      `desk=${token}.`,
      `desk=${token.slice(0, -1)}x.${signature}`,
      `desk=${'A'.repeat(22)}.${signature}`,
      `desk=.${signature}`,
      `__Secure-${mine.cookie}`,
    ]) {
      thief.cookie = cookie;
      expect([cookie, (await thief.get('/desk')).status]).toEqual([cookie, 403]);
      thief.cookie = cookie;
      expect((await thief.get('/desk/waiting')).status).toBe(403);
    }
    expect((await mine.get('/desk')).status).toBe(200);
  });

  it('is worth nothing after the desk was closed: by its owner, at the command line, by its name', async () => {
    const site = await startDeskSite();
    await site.post('/send-review', review);
    const [item] = (await (await deskIn(site)).find({})).items;
    const fields = { kind: 'review', id: item?.id ?? '', action: 'approve' };
    for (const close of [
      (cookie: string) => {
        const browser = browserAt(site);
        browser.cookie = cookie;
        return browser.post('/desk/close', {});
      },
      () => command(site, 'close'),
      () => command(site, 'close', 'wanjiru'),
    ]) {
      const browser = await openDesk(site);
      const { cookie } = browser;
      await close(cookie);
      for (const path of ['/desk', `/desk/item/review/${item?.id ?? ''}`, '/desk?view=log']) {
        browser.cookie = cookie;
        const answer = await browser.get(path);
        expect(answer.status).toBe(403);
        const html = await answer.text();
        expect(html).toContain('The desk is closed');
        expect(html).not.toContain(review.text);
      }
      browser.cookie = cookie;
      expect((await browser.post('/desk/act', fields)).status).toBe(403);
      browser.cookie = cookie;
      expect((await browser.get('/desk/waiting')).status).toBe(403);
    }
    expect((await (await deskIn(site)).item('review', item?.id ?? '')).item.status).toBe('pending');
    expect(await command(site, 'sessions', 'list')).toBe('No desk is open.');
  });

  it('of a closed desk takes links along that nobody has used', async () => {
    const site = await startDeskSite();
    const path = await deskLink(site);
    expect(await command(site, 'close')).toBe('No desk was open.');
    expect((await browserAt(site).get(path)).status).toBe(403);
  });

  it('opens no other path of the site, and the desk works by no other means', async () => {
    const site = await startDeskSite();
    const browser = await openDesk(site);
    const token = browser.cookie.replace(/^desk=/, '');
    browser.cookie = '';
    for (const path of [`/desk?desk=${token}`, `/desk?link=${token}`, `/desk;desk=${token}`])
      expect((await browser.get(path)).status).toBeGreaterThanOrEqual(403);
    expect((await browser.get('/desk', { Authorization: `Bearer ${token}` })).status).toBe(403);
  });
});

describe('the desk as others see it', () => {
  it('is a closed door that is kept by nobody and listed nowhere', async () => {
    const site = await startDeskSite();
    const browser = browserAt(site);
    for (const path of ['/desk', '/desk?view=log', '/desk/item/booking/K7M-4XP', '/desk/open?link=x']) {
      const answer = await browser.get(path);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none';script-src 'self';style-src '(?:sha256-[\w+/=]+)';/);
      expect(policy).toMatch(/form-action 'self';frame-ancestors 'none';require-trusted-types-for 'script'/);
      expect(policy).not.toMatch(/unsafe|\*|http|data:/);
    }
    for (const path of ['/', '/AboutPage', '/robots.txt', '/FAQ'])
      expect(await (await site.call(path)).text()).not.toMatch(/desk/i);
    expect((await site.call('/desk/nothing')).status).toBe(404);
  });

  it('is not there where nobody draws it', async () => {
    const site = await startSite();
    expect((await site.call('/desk')).status).toBe(404);
  });

  it('takes posts of its own pages only', async () => {
    const site = await startDeskSite({ siteUrl: 'https://www.example.co.ke' });
    await site.post('/book-appointment', booking);
    await site.post('/send-review', review);
    const browser = await openDesk(site);
    const [item] = (await (await deskIn(site)).find({ kind: 'review' })).items;
    const fields = { kind: 'review', id: item?.id ?? '', action: 'approve' };
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.example.co.ke' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.example.co.ke' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'https://www.example.co.ke.evil.example' },
      // A program, or a browser that sends neither header.
      {},
    ]) {
      for (const path of ['/desk/act', '/desk/close', '/desk/open'])
        expect([headers, path, (await browser.post(path, fields, headers)).status]).toEqual([
          headers,
          path,
          403,
        ]);
    }
    // An older browser sends only `Origin`.
    const older = { Origin: 'https://www.example.co.ke' };
    expect((await browser.post('/desk/act', fields, older)).status).toBe(303);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await site.call('/desk/act', {
        method: 'POST',
        headers: { ...sameOrigin, 'Content-Type': type, Cookie: browser.cookie },
        body: '{"kind":"review"}',
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
    expect((await browser.post('/desk/act', { ...fields, note: 'x'.repeat(17_000) })).status).toBe(413);
    expect((await browser.get('/desk/act?action=approve')).status).toBe(405);
  });

  it('lets a page of another site neither in nor know: it asks once more by itself', async () => {
    const site = await startDeskSite();
    const browser = browserAt(site);
    const answer = await browser.get('/desk?view=log', { 'Sec-Fetch-Site': 'cross-site' });
    const html = await answer.text();
    expect(html).toContain('<meta http-equiv="refresh" content="0;url=/desk?view=log">');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is guarded against guessing: few tries a network, all of them in vain', async () => {
    const site = await startDeskSite({ config: { trustedProxies: ['127.0.0.1'] } });
    await deskLink(site);
    const from = (address: string) => ({ ...sameOrigin, 'X-Forwarded-For': address });
    const guess = (n: number) => Buffer.from(String(n).padStart(16, '0')).toString('base64url');
    const statuses: number[] = [];
    for (let n = 0; n < 24; n += 1) {
      const answer = await browserAt(site).post(
        '/desk/open',
        { link: guess(n), name: 'Guess' },
        from('198.51.100.7'),
      );
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 403));
    expect(statuses.slice(20)).toEqual(Array.from({ length: 4 }, () => 429));
    const [same, another] = ['198.51.100.99', '203.0.113.5'];
    expect((await browserAt(site).get('/desk/open?link=x', { 'X-Forwarded-For': same })).status).toBe(429);
    // Others can still sign in meanwhile.
    const link = tokenOf(await deskLink(site));
    expect((await browserAt(site).post('/desk/open', { link, name: 'Amina' }, from(another))).status).toBe(
      303,
    );
  });

  it('is limited for those who are at it as well', async () => {
    const site = await startDeskSite();
    const browser = await openDesk(site);
    const answers = await Promise.all(Array.from({ length: 140 }, () => browser.get('/desk/waiting')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await site.call('/FAQ')).status).toBe(200);
  });
});

describe('who is at the desk', () => {
  it('is asked at the opening, stands in the log, and is seen at the command line', async () => {
    const site = await startDeskSite({ now: () => monday });
    const browser = await openDesk(site, 'Wanjiru "Shiru" <b>');
    expect(await command(site, 'sessions', 'list')).toMatch(/^Wanjiru "Shiru" <b> {2}since /);
    expect(await (await browser.get('/desk')).text()).toContain('Wanjiru &quot;Shiru&quot; &lt;b&gt;, until');
    await browser.post('/desk/close', {});
    expect(browser.cookie).toBe('');
    expect((await (await deskIn(site)).log('')).entries).toMatchObject([
      { action: 'close', who: 'Wanjiru "Shiru" <b>', via: 'browser' },
      { action: 'open', who: 'Wanjiru "Shiru" <b>', via: 'browser' },
    ]);
  });
});
