import { describe, expect, it, vi } from 'vitest';
import { hashSource } from '../../src/server/http/contentSecurityPolicy';
import { linkAddress, linkLifetime, linkSecret, readLink, signLink } from '../../src/server/mail/links';
import { openStore } from '../../src/server/store/openStore';
import { mailServer } from './mailServer';
import { deskIn, folder, review, startSite, type Site, type SiteOptions } from './site';

const secret = 'a secret of the test';
const link = { review: '2f3k9abcdefg', decision: 'approve', until: 1_800_000_000 } as const;
const before = 1_799_999_999_000;

describe('a signed link', () => {
  it('is read back as it was made', () => {
    const address = new URL(linkAddress(link, secret, 'https://www.example.co.ke'));
    expect(address.href).toMatch(/^https:\/\/www\.example\.co\.ke\/review-decision\?[\w=&%-]+$/);
    expect(readLink(address.searchParams, secret, before)).toEqual(link);
  });

  it.each([
    ['another review', { review: '2f3k9abcdefh' }],
    ['the other decision', { decision: 'reject' }],
    ['a later end', { until: '1900000000' }],
    ['an end that is no number', { until: '1e12' }],
    ['a decision that there is not', { decision: 'delete' }],
    ['a signature cut off', { signature: signLink(link, secret)['signature']?.slice(0, -1) ?? '' }],
    ['no signature', { signature: '' }],
    ['a signature with another secret', { signature: signLink(link, 'another')['signature'] ?? '' }],
  ])('is forged with %s', (_name, change) => {
    const given = new URLSearchParams({ ...signLink(link, secret), ...change });
    expect(readLink(given, secret, before)).toBe('forged');
  });

  it('expires', () => {
    const given = new URLSearchParams(signLink(link, secret));
    expect(readLink(given, secret, link.until * 1000)).toEqual(link);
    expect(readLink(given, secret, link.until * 1000 + 1)).toBe('expired');
  });
});

interface Mailed {
  site: Site;
  id: string;
  /** Path and query of both links in the e-mail. */
  links: Record<'approve' | 'reject', string>;
}

/** A site that has sent its staff e-mail about a review. */
async function mailed(given: object = {}, options: SiteOptions = {}): Promise<Mailed> {
  const server = await mailServer();
  const mail = { smtpUrl: server.url, from: 'site@example.co.ke', to: 'staff@example.co.ke' };
  const siteUrl = 'https://www.example.co.ke';
  const mailTimes = { pollInterval: 40, claimDuration: 20_000, firstDelay: 60, maxDelay: 200 };
  const site = await startSite({
    siteUrl,
    siteName: 'Amani <Ambulance>',
    mailTimes,
    ...options,
    config: { mail },
  });
  const { id } = (await (await site.post('/send-review', { ...review, ...given })).json()) as { id: string };
  await vi.waitFor(
    () => {
      expect(server.delivered).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  const [approve = '', reject = ''] =
    server.delivered[0]?.text.match(/(?<=^https:\/\/www\.example\.co\.ke)\S+/gm) ?? [];
  return { site, id, links: { approve, reject } };
}

const fieldsOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);
const statusOf = async (site: Site, id: string) => (await (await deskIn(site)).showReview(id)).review.status;

describe('the page behind a link', () => {
  it('asks, and decides nothing however often it is opened', async () => {
    const { site, id, links } = await mailed();
    for (const method of ['GET', 'GET', 'HEAD']) {
      const answer = await site.call(links.approve, { method });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toMatch(/;script-src 'self';style-src 'sha256-.*form-action 'self'/);
      if (method === 'HEAD') continue;
      const html = await answer.text();
      expect(policy).toContain(hashSource(/<style>([^]*)<\/style>/.exec(html)?.[1] ?? 'none'));
      expect(html).toContain('<h1>Approve this review?</h1>');
      expect(html).toContain('<p>Amani &lt;Ambulance&gt;</p>');
      expect(html).toContain(review.text);
      expect(html.match(/<button/g)).toHaveLength(1);
    }
    expect(await statusOf(site, id)).toBe('pending');
  });

  it('shows what was written as text, whatever it holds', async () => {
    const text = `<script>alert(1)</script>\n</blockquote><img src=x onerror="x"> & 'quoted'`;
    const { site, links } = await mailed({ name: '<b>"A"</b>', text });
    const html = await (await site.call(links.reject)).text();
    expect(html).toContain(
      '<blockquote dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;\n&lt;/blockquote&gt;&lt;img src=x onerror=&quot;x&quot;&gt; &amp; &#39;quoted&#39;</blockquote>',
    );
    expect(html).not.toMatch(/<script|<img|<b>/);
  });

  it('decides once by its button, shows it on the site, and says later what was decided', async () => {
    const { site, id, links } = await mailed();
    const first = await site.submit('/review-decision', fieldsOf(links.approve));
    expect([first.status, await first.text()]).toEqual([
      200,
      expect.stringContaining('<h1>The review is approved</h1>'),
    ]);
    expect(await (await site.call('/Testimonials')).text()).toContain(review.text);
    for (const path of [links.approve, links.reject]) {
      const again = await site.submit('/review-decision', fieldsOf(path));
      expect([again.status, await again.text()]).toEqual([
        409,
        expect.stringContaining('<h1>This review has been approved already</h1>'),
      ]);
      expect((await site.call(path)).status).toBe(200);
    }
    expect(await statusOf(site, id)).toBe('approved');
    // A link is valid for one decision: it cannot repeat a decision that staff have undone.
    await (await deskIn(site)).decide(id, 'undo');
    const after = await site.submit('/review-decision', fieldsOf(links.approve));
    expect([after.status, await after.text()]).toEqual([409, expect.stringContaining('was taken back')]);
    expect(await statusOf(site, id)).toBe('pending');
  });

  it('of two presses at the same moment takes one', async () => {
    const { site, id, links } = await mailed();
    const answers = await Promise.all(
      [links.approve, links.reject, links.approve, links.reject].map((path) =>
        site.submit('/review-decision', fieldsOf(path)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await (await deskIn(site)).showReview(id)).decisions).toHaveLength(1);
  });

  it('refuses what is forged, over, or about a review that was deleted, and says what to do', async () => {
    let time = Date.now();
    const { site, id, links } = await mailed({}, { now: () => time });
    const forged = { ...fieldsOf(links.approve), decision: 'reject' };
    for (const answer of [
      await site.call(`/review-decision?${String(new URLSearchParams(forged))}`),
      await site.submit('/review-decision', forged),
      await site.call('/review-decision'),
      await site.submit('/review-decision', {}),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('npm run desk -- reviews list');
    }
    time += linkLifetime * 1000 + 1000;
    expect((await site.call(links.approve)).status).toBe(410);
    expect((await site.submit('/review-decision', fieldsOf(links.approve))).status).toBe(410);
    expect(await statusOf(site, id)).toBe('pending');
    time -= linkLifetime * 1000 + 1000;
    await (await deskIn(site)).delete('review', id);
    expect((await site.call(links.approve)).status).toBe(404);
    expect((await site.submit('/review-decision', fieldsOf(links.approve))).status).toBe(404);
  });

  it('takes its own form only, not other sites’ and not too often', async () => {
    const { site, id, links } = await mailed({}, { rateLimit: { burst: 3, perSecond: 0.01 } });
    const post = (headers: Record<string, string>, body: string) =>
      site.call('/review-decision', { method: 'POST', headers, body });
    const body = String(new URLSearchParams(fieldsOf(links.approve)));
    const type = 'application/x-www-form-urlencoded';
    const foreign = await post({ 'Content-Type': type, 'Sec-Fetch-Site': 'cross-site' }, body);
    expect(foreign.status).toBe(403);
    expect((await post({ 'Content-Type': 'application/json' }, '{}')).status).toBe(415);
    expect((await site.call('/review-decision', { method: 'PUT' })).status).toBe(405);
    await post({ 'Content-Type': type }, '');
    expect((await post({ 'Content-Type': type }, body)).status).toBe(429);
    expect(await statusOf(site, id)).toBe('pending');
  });
});

describe('the secret of the links', () => {
  it('outlives a restart', async () => {
    const dataDir = folder();
    const secrets: string[] = [];
    for (let start = 0; start < 2; start++) {
      const store = await openStore({ dataDir });
      secrets.push(await store.secret(linkSecret));
      await store.close();
    }
    expect(secrets[0]).toBe(secrets[1]);
  });
});
