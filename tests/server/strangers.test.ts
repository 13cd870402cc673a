import { request, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { deskIn, message, review, startSite, type Site } from './site';

const siteUrl = 'https://www.example.co.ke';

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
  'https://www.example.co.ke:8443',
  'https://www.example.co.ke.evil.example',
  'https://evil.www.example.co.ke',
  'https://evilwww.example.co.ke',
  'https://example.co.ke',
  'https://www.example.co.ke, https://evil.example',
  'null',
];

/** Requests from a subdomain, from another site, and from a browser that is too old to send the header. */
const allWays = (origin: string) => [near(origin), far(origin), { Origin: origin }];

describe('a page of another origin', () => {
  it('sends nothing and reads nothing', async () => {
    const site = await startSite({ siteUrl });
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
      }
    }
    expect(await (await deskIn(site)).exportReviews()).toEqual([]);
  });

  it('sends no form without JavaScript', async () => {
    const site = await startSite({ siteUrl });
    const body = String(new URLSearchParams(message));
    for (const from of strangers.flatMap(allWays)) {
      const headers = { ...plain, ...from };
      const posted = await ask(site, '/api/v1.0/email/send', headers, { method: 'POST', body });
      expect([from, posted.status]).toEqual([from, 403]);
    }
    expect(await (await deskIn(site)).exportMessages()).toEqual([]);
  });
});
