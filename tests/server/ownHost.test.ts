import { request, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startSite, type Site } from './site';

const siteUrl = 'https://www.example.co.ke';
const trustedProxies = ['127.0.0.1'];

/** Requests a path under a name; `fetch` does not allow that. */
function ask(site: Site, path: string, headers: Record<string, string>, method = 'GET') {
  const { hostname, port } = new URL(site.url);
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    call.on('error', reject).end();
  });
}

describe('a page that is asked for under another name', () => {
  it.each([
    ['example.co.ke', '/', '/'],
    ['EXAMPLE.co.ke.', '/sw/ContactUs', '/sw/ContactUs'],
    ['old-name.org:8080', '/BookAppointment?clinic=3&x=%2F', '/BookAppointment?clinic=3&x=%2F'],
    ['example.co.ke', '/assets/app-abc123.js', '/assets/app-abc123.js'],
    ['example.co.ke', '/desk', '/desk'],
    ['example.co.ke', '//evil.example/', '//evil.example/'],
    ['example.co.ke', '/nothing', '/nothing'],
  ])('of %s, %s, is at the site’s own', async (Host, path, leadsTo) => {
    const site = await startSite({ siteUrl });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(site, path, { Host }, method);
      expect([status, headers.location]).toEqual([301, siteUrl + leadsTo]);
      // Otherwise a cache that does not tell names apart would lead the site's own pages to themselves.
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each([
    ['the site’s own', { Host: 'www.example.co.ke' }],
    ['the site’s own in capitals', { Host: 'WWW.Example.co.ke' }],
    ['the site’s own with a port', { Host: 'www.example.co.ke:3000' }],
    ['this machine', { Host: 'localhost:3000' }],
    ['a container', { Host: 'site:3000' }],
    ['an address', { Host: '41.90.1.2' }],
    ['an address of IPv6', { Host: '[2001:db8::1]:3000' }],
    ['what the proxy calls it', { Host: 'inner.example', 'X-Forwarded-Host': 'www.example.co.ke' }],
    ['nonsense of a proxy', { Host: 'www.example.co.ke', 'X-Forwarded-Host': 'a b' }],
  ])('is answered where the name is %s', async (_, headers) => {
    const site = await startSite({ siteUrl, config: { trustedProxies } });
    expect((await ask(site, '/FAQ', headers)).status).toBe(200);
  });

  it('is answered where the site’s own name is not known, or is this machine', async () => {
    for (const options of [{}, { siteUrl: 'http://localhost:3000' }, { siteUrl: 'http://127.0.0.1' }]) {
      const site = await startSite(options);
      expect((await ask(site, '/FAQ', { Host: 'www.example.co.ke' })).status).toBe(200);
    }
  });

  it('is none if it is a check, and a form is not redirected', async () => {
    const site = await startSite({ siteUrl });
    const Host = 'example.co.ke';
    for (const path of ['/livez', '/readyz', '/healthz'])
      expect([path, (await ask(site, path, { Host })).status]).toEqual([path, 200]);
    expect((await ask(site, '/send-review', { Host }, 'POST')).status).toBe(415);
  });
});
