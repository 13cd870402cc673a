import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writePolicies } from '../../src/app/build/policies';
import { hashSource as hash, pagePolicy } from '../../src/server/http/contentSecurityPolicy';
import { readServerConfig } from '../../src/config/server';
import { deskRendering } from '../../src/app/render/renderDesk';
import { copyOfSite, paths, startSite, withApprovedReview, type Site } from './site';

const directives = (policy: string | null | undefined) =>
  Object.fromEntries(
    (policy ?? '').split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  );

describe('the policy of a page', () => {
  const policyFor = pagePolicy({ connectTo: [] });
  const policyOf = (html: string) => directives(policyFor(html));
  const page = (head: string, body = '') => `<!doctype html><head>${head}</head><body>${body}</body>`;

  it('has hashes as browsers make them', () => {
    expect(hash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('allows its styles by their hashes, and Emotion its empty element', () => {
    const styles = '<style>a{}</style><STYLE data-x="a > b">b{content:"<script>"}</STYLE><style>a{}</style>';
    expect(policyOf(page(styles))['style-src']).toEqual([
      hash('a{}'),
      hash('b{content:"<script>"}'),
      hash(''),
    ]);
    expect(policyOf('')['style-src']).toEqual([hash('')]);
  });

  it('takes neither comments nor data for style attributes', () => {
    const html =
      '<p data-style="b:1"></p><!-- <p style="b:1"> --><script type="application/json">"<p style=\'b:1\'>"</script>';
    expect(policyOf(page('', html))['style-src']).toEqual([hash('')]);
  });

  it('allows scripts of the site alone; data are none', () => {
    const scripts = [
      '<script src="/a.js">ignored</script><script type="module" src="/b.js"></script>',
      '<script type="application/json" id="x">{"a":1}</script><script type="application/ld+json">{}</script>',
      "<!-- <script>one()</script> --><script type='application/json'>2</script>",
    ].join('');
    expect(policyOf(page(scripts, scripts))['script-src']).toEqual(["'self'"]);
  });

  it.each([
    ['a script', page('', '<p>review: <script>alert(document.domain)</script>')],
    ['a script in the head', page('<script>one()</script>')],
    ['a module', page('', '<script type="module">two()</script>')],
    ['a module in other quotes', page('', "<SCRIPT id=a type='module'>two()</SCRIPT>")],
    ['an import map', page('<script type="importmap">{}</script>')],
    ['speculation rules', page('<script type="speculationrules">{}</script>')],
    ['a script of an old type', page('', '<script type="text/javascript">three()</script>')],
    ['a script that says it is data elsewhere', page('', '<script data-type="application/json">4</script>')],
    ['a style in the body', page('<style>a{}</style>', '<style>p{}</style>')],
    ['a style without a head', '<p></p><style>p{}</style>'],
    ['a style attribute', page('', '<p title="x > y" style="--a:2"></p>')],
    ['a style attribute in other quotes', page('', "<p title='>' STYLE='a:2'/>")],
    ['a style attribute of a script', page('', '<script style="--a:2" src="/a.js"></script>')],
  ])('does not exist for a page with %s that the build does not know', (_, html) => {
    expect(() => policyFor(html)).toThrow(/^A page holds a (?:script|style \w+) that no policy allows: /);
  });

  it('has no unsafe word, and lets messages go to the e-mail service where the owner wants it', () => {
    expect(policyFor(page('<style>a{}</style>'))).not.toMatch(/unsafe|\*|nonce/);
    for (const name of ['object-src', 'media-src', 'frame-src', 'base-uri', 'frame-ancestors']) {
      expect(policyOf('')[name], name).toEqual(["'none'"]);
    }
    expect(policyOf('')['connect-src']).toEqual(["'self'"]);
    expect(policyOf('')['worker-src']).toEqual(["'self'"]);
    const elsewhere = pagePolicy({ connectTo: ['https://api.example.com'] });
    expect(directives(elsewhere(''))['connect-src']).toEqual(["'self'", 'https://api.example.com']);
  });
});

/** A site with a styled page, a share picture and a vector picture. */
function styledSite(connectTo: readonly string[] = []): string {
  const client = copyOfSite();
  for (const copy of ['', '.br', '.gz']) rmSync(join(client, `FAQ.html${copy}`));
  const page = '<head><style>faq{}</style></head><p>FAQ</p>';
  writeFileSync(join(client, 'FAQ.html'), page);
  mkdirSync(join(client, 'share'));
  for (const name of ['share/faq.png', 'favicon.svg', 'assets/drawing-abc.svg']) {
    writeFileSync(join(client, name), 'x');
  }
  writePolicies(client, { connectTo });
  return client;
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};
const nothing = "default-src 'none';frame-ancestors 'none'";

/** Sends a request with any method. @returns Its status and headers. */
function ask(site: Site, path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve, reject) => {
    request(new URL(path, site.url), { method, headers }, (res) => {
      res.resume();
      res.on('end', () => {
        resolve({ ...(res.statusCode !== undefined && { status: res.statusCode }), headers: res.headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('headers', () => {
  it('are on every kind of answer', async () => {
    const site = await startSite({ clientDir: styledSite() });
    const { headers } = await ask(site, '/FAQ');
    const html = { Accept: 'text/html' };
    const answers = [
      [200, await ask(site, '/FAQ')],
      [200, await ask(site, '/FAQ', 'HEAD')],
      [200, await ask(site, '/healthz')],
      [200, await ask(site, '/robots.txt')],
      [301, await ask(site, '/faq')],
      [304, await ask(site, '/FAQ', 'GET', { 'If-None-Match': String(headers['etag']) })],
      [400, await ask(site, '/FAQ', 'GET', { Host: 'a b' })],
      [404, await ask(site, '/nothing')],
      [404, await ask(site, '/api/nothing')],
      [404, await ask(site, '/api/nothing', 'GET', html)],
      [405, await ask(site, '/FAQ', 'PUT')],
      [405, await ask(site, '/subscribe', 'PATCH', html)],
      [415, await ask(site, '/subscribe', 'POST', { 'Content-Type': 'image/png' })],
      [501, await ask(site, '/FAQ', 'TRACE')],
    ] as const;
    for (const [status, answer] of answers) {
      expect(answer).toMatchObject({ status, headers: always });
      expect(answer.headers['permissions-policy']).toMatch(
        /^geolocation=\(self\),screen-wake-lock=\(self\),(?:[a-z-]+=\(\),?){15,}$/,
      );
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src '(?:self|none)';.*frame-ancestors 'none'/,
      );
      expect(answer.headers).not.toHaveProperty('strict-transport-security');
      expect(answer.headers).not.toHaveProperty('server');
      expect(answer.headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('say of every answer whether others may get it from a cache', async () => {
    const site = await startSite({
      clientDir: styledSite(),
      deskPages: deskRendering('/assets/desk-abc123.js'),
    });
    const [page, hour, none] = ['public, max-age=0, s-maxage=1', 'public, max-age=3600', 'no-store'];
    for (const [path, caching] of [
      ['/', page],
      ['/sw/ContactUs', page],
      ['/Testimonials', page],
      ['/BookAppointment?clinic=1', page],
      ['/MessageSent', page],
      ['/reviews.json', page],
      ['/assets/app-abc123.js', 'public, max-age=31536000, immutable'],
      ['/robots.txt', hour],
      ['/favicon.svg', hour],
      ['/faq', hour],
      ['/contact', hour],
      ['/service-worker.js', 'no-cache'],
      ['/desk', none],
      ['/desk/open?link=x', none],
      ['/desk/item/booking/x', none],
      ['/desk/nothing', none],
      ['/form-begun', none],
      ['/News/Confirm', none],
      ['/sw/News/Leave?link=x', none],
      ['/calendar/K7M-4XP.ics', none],
      ['/livez', none],
      ['/readyz', none],
      ['/healthz', none],
      ['/nothing', none],
      ['/sw/nothing', none],
      ['/api/nothing', none],
      ['/404', none],
      ['/send-review', none],
    ] as const)
      expect([path, (await site.call(path)).headers.get('cache-control')]).toEqual([path, caching]);
  });

  it('hold the policy of the page itself, built or rendered, and nothing where there is no page', async () => {
    const site = await startSite({ clientDir: styledSite(['https://api.example.com']) });
    const policyAt = async (path: string, init?: RequestInit) =>
      directives((await site.call(path, init)).headers.get('content-security-policy'));
    const faq = await policyAt('/FAQ');
    expect(faq['style-src']).toEqual([hash('faq{}'), hash('')]);
    expect(faq['connect-src']).toEqual(["'self'", 'https://api.example.com']);
    for (const path of ['/Testimonials', '/Gallery', '/nothing']) {
      expect((await policyAt(path))['style-src'], path).toEqual([hash('')]);
    }
    const page = { method: 'POST', headers: { Accept: 'text/html' }, body: 'x' };
    expect((await policyAt('/subscribe', page))['script-src']).toEqual(["'self'"]);
    for (const path of ['/healthz', '/reviews.json', '/faq', '/robots.txt', '/favicon.svg']) {
      expect((await site.call(path)).headers.get('content-security-policy'), path).toBe(nothing);
    }
  });

  it('are not made up for a page that holds code which the build does not know: it is not sent', async () => {
    const bad = '<p><script>alert(1)</script>';
    const renderer = {
      paths,
      redirects: {},
      live: {
        '/Testimonials': { reviews: true },
        '/Gallery': { daily: true },
        '/BookAppointment': { daily: true },
      },
      queryData: () => Promise.resolve({}),
      render: () => Promise.resolve(bad),
      renderError: () => Promise.resolve(bad),
    };
    const site = await startSite({ open: withApprovedReview, renderer });
    for (const path of ['/Testimonials', '/Gallery', '/BookAppointment']) {
      expect(await (await site.call(path)).text()).toBe(`<h1>built ${path}</h1>`);
    }
    const refused = await site.submit('/send-review', [['text', 'x'.repeat(20_000)]]);
    expect(await refused.text()).toContain('413 Content Too Large');
    const why = 'A page holds a script that no policy allows: alert(1)';
    expect(site.lines).toEqual([
      `The approved reviews could not be shown: ${why}`,
      `/Gallery could not be shown as it is now: ${why}`,
      `/BookAppointment could not be shown as it is now: ${why}`,
      `The page for 413 could not be rendered: ${why}`,
    ]);
    const client = copyOfSite();
    writeFileSync(join(client, 'FAQ.html'), bad);
    expect(() => {
      writePolicies(client);
    }).toThrow(why);
  });

  it('of files are few; what other sites show may be shown there', async () => {
    const site = await startSite({ clientDir: styledSite() });
    const expected = [
      ['/assets/app-abc123.js', 'same-origin', null],
      ['/assets/photo-abc.avif', 'same-origin', null],
      ['/assets/drawing-abc.svg', 'same-origin', nothing],
      ['/favicon.svg', 'cross-origin', nothing],
      ['/share/faq.png', 'cross-origin', null],
    ];
    for (const [path = '', resource, policy] of expected) {
      const { headers } = await site.call(path ?? '');
      expect([
        path,
        headers.get('cross-origin-resource-policy'),
        headers.get('content-security-policy'),
      ]).toEqual([path, resource, policy]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      if (policy === null) expect(headers.get('permissions-policy')).toBeNull();
    }
  });

  it('hold names to https for a day, or for as long as is set', async () => {
    const strict = async (env: Record<string, string>) => {
      const { strictTransport } = readServerConfig(env);
      const site = await startSite({ config: { trustedProxies: ['127.0.0.1'], strictTransport } });
      const { headers } = await site.call('/', { headers: { 'X-Forwarded-Proto': 'https' } });
      return headers.get('strict-transport-security');
    };
    expect(await strict({})).toBe('max-age=86400');
    expect(await strict({ HSTS_DAYS: '0' })).toBe('max-age=0');
    expect(await strict({ HSTS_DAYS: '730', HSTS_SUBDOMAINS: 'yes' })).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  it('speak of https only where the browser does, as a trusted proxy says', async () => {
    const trusting = await startSite({ config: { trustedProxies: ['127.0.0.1'] } });
    const wary = await startSite();
    const https = { headers: { 'X-Forwarded-Proto': 'https' } };
    for (const path of ['/', '/nothing', '/healthz', '/faq', '/assets/app-abc123.js']) {
      const { headers } = await trusting.call(path, https);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=86400');
      if (!path.startsWith('/assets/')) {
        expect(headers.get('content-security-policy'), path).toMatch(/;upgrade-insecure-requests$/);
      }
      for (const answer of [await trusting.call(path), await wary.call(path, https)]) {
        expect(answer.headers.get('strict-transport-security'), path).toBeNull();
        expect(answer.headers.get('content-security-policy') ?? '').not.toContain('upgrade');
      }
    }
  });
});
