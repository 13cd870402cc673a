import { request, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { beginCookie } from '../../src/domain/formGuard';
import { siteForms } from '../../src/server/http/siteForms';
import { booking, deskIn, emailCall, message, monday, review, startSite, type Site } from './site';

const pages = 'https://www.example.co.ke';
const siteUrl = 'https://calls.example.co.ke';
const preview = 'https://preview.pages.example';

/** A server whose pages are on another host. */
const started = (pageOrigins: readonly string[] = [pages, preview]) =>
  startSite({ siteUrl, now: () => monday, config: { pageOrigins } });

/** Sends a request like a browser; Node's `fetch` sets some of these headers itself. */
function ask(
  site: Site,
  path: string,
  headers: Record<string, string>,
  { method = 'GET', body = '' } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    call.on('error', reject).end(body);
  });
}

/** Headers that a browser sends with a script's request from a subdomain's page, and from another site's page. */
const near = (origin: string) => ({
  Origin: origin,
  'Sec-Fetch-Site': 'same-site',
  'Sec-Fetch-Mode': 'cors',
});
const far = (origin: string) => ({ ...near(origin), 'Sec-Fetch-Site': 'cross-site' });
const json = { 'Content-Type': 'application/json' };
const plain = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };

/** Other origins, however similar they look. */
const strangers = [
  'http://www.example.co.ke',
  'https://www.example.co.ke:8443',
  'https://www.example.co.ke.evil.example',
  'https://evil.www.example.co.ke',
  'https://evilwww.example.co.ke',
  'https://example.co.ke',
  'https://WWW.example.co.ke',
  'https://www.example.co.ke/',
  'https://www.example.co.ke, https://evil.example',
  'null',
];

/** Requests from a subdomain, from another site, and from a browser that is too old to send the header. */
const allWays = (origin: string) => [near(origin), far(origin), { Origin: origin }];

describe('a page of a listed origin', () => {
  it.each([near(pages), far(preview)])(
    'may ask before it sends, and need not again for two hours: %j',
    async (from) => {
      const site = await started();
      for (const { path } of siteForms) {
        const asks = { ...from, 'Access-Control-Request-Method': 'POST' };
        const { status, headers } = await ask(site, path, asks, { method: 'OPTIONS' });
        expect([path, status]).toEqual([path, 204]);
        expect(headers).toMatchObject({
          'access-control-allow-origin': from.Origin,
          'access-control-allow-credentials': 'true',
          'access-control-allow-methods': 'GET,POST',
          'access-control-allow-headers': 'Content-Type,Idempotency-Key,Consent-Version',
          'access-control-max-age': '7200',
        });
        expect(headers['vary']).toContain('Origin');
      }
    },
  );

  it('sends, and reads what becomes of it, refusals included', async () => {
    const site = await started();
    const to = (path: string, body: unknown, from = near(pages)) =>
      ask(site, path, { ...from, ...json }, { method: 'POST', body: JSON.stringify(body) });
    for (const [path, body, status] of [
      ['/send-review', review, 201],
      ['/send-review', { name: '' }, 422],
      ['/api/v1.0/email/send', emailCall(), 200],
      ['/book-appointment', booking, 201],
      ['/subscribe', { email: 'amina@example.co.ke' }, 202],
    ] as const) {
      const answer = await to(path, body);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': pages,
        'access-control-expose-headers': 'Retry-After',
      });
      expect(answer.headers['vary']).toMatch(/(?:^|, )Origin$/);
    }
    expect((await to('/send-review', { ...review, text: 'From afar.' }, far(preview))).status).toBe(201);
  });

  it('reads the reviews and begins a form, with the cookie that says when', async () => {
    const site = await started();
    const list = await ask(site, '/reviews.json', { ...near(pages), 'Accept-Encoding': 'br' });
    expect([list.status, list.headers['access-control-allow-origin']]).toEqual([200, pages]);
    expect(list.headers['vary']).toBe('Accept-Encoding, Origin');
    const answer = await ask(site, '/form-begun', near(pages));
    expect([answer.status, answer.headers['access-control-allow-credentials']]).toEqual([204, 'true']);
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(new RegExp(`^${beginCookie}=.*SameSite=Strict`));
    const sends = { ...near(pages), ...json, Cookie: cookie.split(';')[0] ?? '' };
    await ask(site, '/send-review', sends, { method: 'POST', body: JSON.stringify(review) });
    expect(await (await deskIn(site)).exportReviews()).toMatchObject([{ suspicion: ['fast'] }]);
  });

  it('reads nothing of the desk, of calendars or of other pages', async () => {
    const site = await started();
    for (const path of ['/desk', '/desk/open', '/calendar/ABC-DEF.ics', '/livez', '/FAQ']) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await ask(site, path, near(pages), { method });
        expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined]);
      }
    }
  });
});

describe('a page of an origin that is not listed', () => {
  it('sends nothing and reads nothing', async () => {
    const site = await started();
    const body = JSON.stringify(review);
    for (const from of strangers.flatMap(allWays)) {
      const posted = await ask(site, '/send-review', { ...from, ...json }, { method: 'POST', body });
      expect([from, posted.status]).toEqual([from, 403]);
      for (const [path, method] of [
        ['/send-review', 'OPTIONS'],
        ['/reviews.json', 'GET'],
        ['/form-begun', 'GET'],
      ] as const) {
        const { headers } = await ask(site, path, from, { method });
        expect([from, path, headers['access-control-allow-origin']]).toEqual([from, path, undefined]);
        expect(headers['vary']).toContain('Origin');
      }
    }
    expect(await (await deskIn(site)).exportReviews()).toEqual([]);
  });

  it('is none where the server gives the pages itself', async () => {
    const site = await startSite({ siteUrl });
    const asks = { ...near(pages), 'Access-Control-Request-Method': 'POST' };
    const { status, headers } = await ask(site, '/send-review', asks, { method: 'OPTIONS' });
    expect([status, headers['access-control-allow-origin']]).toEqual([405, undefined]);
    expect((await site.call('/reviews.json', { headers: { Origin: pages } })).headers.get('vary')).toBe(
      'Accept-Encoding',
    );
    expect((await site.call('/FAQ')).status).toBe(200);
  });
});

describe('a form without JavaScript', () => {
  const post = (site: Site, fields: Record<string, string>, from: Record<string, string>) =>
    ask(
      site,
      '/api/v1.0/email/send',
      { ...plain, ...from },
      {
        method: 'POST',
        body: String(new URLSearchParams(fields)),
      },
    );

  it.each([near(pages), far(preview), {}])(
    'leads to the server’s own page, wherever it lay: %j',
    async (from) => {
      const site = await started();
      const stored = await post(site, message, { ...from, Referer: 'https://evil.example/' });
      expect(stored.status).toBe(303);
      expect(stored.headers.location).toMatch(/^\/MessageSent\?sent=[\w.-]+$/);
      expect((await ask(site, stored.headers.location ?? '', {})).text).toContain('"sent":true');

      const refused = await post(site, { ...message, phone: '999' }, from);
      expect(refused.status).toBe(303);
      expect(refused.headers.location).toMatch(/^\/ContactUs\?again=[\w-]+#contact-form$/);
      const again = await ask(site, (refused.headers.location ?? '').replace(/#.*/, ''), near(pages));
      expect(again.status).toBe(200);
      expect(again.text).toContain(message.message);
      // A script that sends the form like a browser can read the resulting page.
      expect(again.headers['access-control-allow-origin']).toBe(pages);
    },
  );

  it('of another origin is refused', async () => {
    const site = await started();
    for (const from of strangers.flatMap(allWays))
      expect([from, (await post(site, message, from)).status]).toEqual([from, 403]);
    expect(await (await deskIn(site)).exportMessages()).toEqual([]);
  });
});

describe('a page of the server', () => {
  it('leads to the first of the origins, unless it is for one visitor or of what only the server knows', async () => {
    const site = await started();
    const led = async (path: string) => {
      const { status, headers } = await ask(site, path, { Host: 'evil.example', ...near(preview) });
      return [status, headers.location, headers['cache-control']];
    };
    expect(await led('/')).toEqual([302, `${pages}/`, 'no-store']);
    expect(await led('/FAQ?a=1&b=%2F%2Fevil.example')).toEqual([
      302,
      `${pages}/FAQ?a=1&b=%2F%2Fevil.example`,
      'no-store',
    ]);
    expect(await led('/MessageSent')).toEqual([302, `${pages}/MessageSent`, 'no-store']);
    // While the name still points to this server, and for a host that fetches its pages here, the page is served.
    expect((await ask(site, '/FAQ', { Host: 'www.example.co.ke' })).status).toBe(200);
    // Other spellings are redirected to the canonical path first, so that no part of the address becomes a host.
    expect(await led('/faq')).toEqual([301, '/FAQ', 'public, max-age=3600']);
    expect((await led('//evil.example/'))[0]).toBe(404);
    for (const path of [
      '/Testimonials',
      '/BookAppointment',
      '/MessageSent?sent=1.x',
      '/ContactUs?again=0123456789',
    ])
      expect([path, (await ask(site, path, {})).status]).toEqual([path, 200]);
    expect((await ask(site, '/assets/app-abc123.js', {})).status).toBe(200);
  });
});
