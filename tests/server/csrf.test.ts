import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { deskIn, emailCall, review, startSite, type Site } from './site';

/** Posts with its own Host header, which `fetch` does not allow. */
function post(site: Site, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const all = { 'Content-Type': 'application/json', ...headers };
    const call = request({ hostname, port, path: '/send-review', method: 'POST', headers: all }, (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    });
    call.on('error', reject).end(JSON.stringify(review));
  });
}

describe('a post', () => {
  const siteUrl = 'https://www.example.co.ke';
  const host = 'www.example.co.ke';
  const inner = { Host: 'inner:3000', 'X-Forwarded-Host': host };
  const trustedProxies = ['127.0.0.1'];
  it.each<[string, Record<string, string>, object?]>([
    ['of this site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['of this site without referrers', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    ['of a visitor’s own doing', { 'Sec-Fetch-Site': 'none' }],
    ['of an old browser here', { Host: host, Origin: `https://${host}` }],
    ['of an old browser here, without https', { Host: `${host}:3000`, Origin: `http://${host}:3000` }],
    ['of an old browser that names the standard port', { Host: `${host}:443`, Origin: `https://${host}` }],
    ['of an old browser at the site’s address', { Origin: siteUrl }, { siteUrl }],
    ['of the site’s address beside us', { 'Sec-Fetch-Site': 'same-site', Origin: siteUrl }, { siteUrl }],
    ['of a program', {}],
    ['that a trusted proxy passes on', { ...inner, Origin: siteUrl }, { config: { trustedProxies } }],
  ])('%s is taken', async (_, headers, options) => {
    const site = await startSite(options);
    expect(await post(site, headers)).toBe(201);
  });

  it.each<[string, Record<string, string>, object?]>([
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    [
      'of another site, whatever the origin',
      { 'Sec-Fetch-Site': 'cross-site', Origin: siteUrl },
      { siteUrl },
    ],
    ['of a neighbour', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.example.co.ke' }, { siteUrl }],
    ['of a neighbour who does not say who', { 'Sec-Fetch-Site': 'same-site' }],
    ['of an old browser elsewhere', { Host: host, Origin: 'https://example.com' }],
    ['of an old browser nowhere', { Host: host, Origin: 'null' }],
    ['of another port', { Host: host, Origin: `https://${host}:8443` }],
    ['of a longer name', { Host: host, Origin: `https://${host}.example.com` }],
    ['of nonsense', { Host: host, Origin: 'https://' }],
    [
      'of another name that leads here, at a site that knows its own',
      { Host: 'evil.example', Origin: 'http://evil.example' },
      { siteUrl },
    ],
    ['of no web page', { Host: host, Origin: `file://${host}` }],
    ['that a stranger passes on', { ...inner, Origin: siteUrl }],
  ])('%s is refused', async (_, headers, options) => {
    const site = await startSite(options);
    expect(await post(site, headers)).toBe(403);
    expect(await (await deskIn(site)).exportReviews()).toEqual([]);
  });
});

it('is refused to each caller in its own form, before the body is looked at', async () => {
  const site = await startSite();
  const from = { 'Sec-Fetch-Site': 'cross-site' };
  const json = await site.post('/subscribe', 'not even JSON', from);
  expect([json.status, await json.json()]).toEqual([
    403,
    { error: { code: 'cross_site', message: 'This can be sent from the pages of this site only.' } },
  ]);
  const text = await site.post('/api/v1.0/email/send', emailCall(), from);
  expect([text.status, await text.text()]).toEqual([403, 'Forbidden']);
  const page = await site.call('/book-appointment', {
    method: 'POST',
    headers: { Accept: 'text/html', ...from },
    body: new URLSearchParams({ name: 'A' }),
  });
  expect([page.status, await page.text()]).toEqual([403, '<h1>error 403 Forbidden</h1>']);
  // Links from other sites still lead to pages.
  expect((await site.call('/', { headers: from })).status).toBe(200);
});
