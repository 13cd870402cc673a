import { describe, expect, it } from 'vitest';
import { beginCookie, beginPath } from '../../src/domain/formGuard';
import { deskIn, monday, review, startSite, type Site, type SiteOptions } from './site';

/** Begins a form. @returns The cookie as a browser sends it back. */
async function begin(site: Site, headers: Record<string, string> = {}): Promise<string> {
  const answer = await site.call(beginPath, { headers });
  expect(answer.status).toBe(204);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Sends a review with this cookie. @returns Its signs of spam, as staff see them. */
async function suspicionWith(site: Site, cookie: string | undefined, text = review.text) {
  const answer = await site.post(
    '/send-review',
    { ...review, text },
    cookie === undefined ? {} : { Cookie: cookie },
  );
  const { id } = (await answer.json()) as { id: string };
  expect(answer.status).toBe(201);
  return (await (await deskIn(site)).item('review', id)).item.suspicion;
}

describe('the beginning of a form', () => {
  it('sets a cookie that scripts and other sites do not get, and that nobody stores', async () => {
    const site = await startSite({ now: () => monday });
    const answer = await site.call(beginPath);
    const seconds = String(monday / 1000);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    const [value, ...attributes] = answer.headers.getSetCookie()[0]?.split('; ') ?? [];
    expect(value).toMatch(new RegExp(`^${beginCookie}=${seconds}\\.[\\w%]{43,}%3D$`));
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Strict']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await site.call(beginPath, { method: 'POST' })).status).toBe(405);
  });

  it('sets it for https only where the visitor uses that', async () => {
    const https = { 'X-Forwarded-Proto': 'https' };
    const cookie = async (options: SiteOptions) =>
      (await (await startSite(options)).call(beginPath, { headers: https })).headers.getSetCookie()[0];
    expect(await cookie({ config: { trustedProxies: ['127.0.0.1'] } })).toContain('; Secure');
    expect(await cookie({})).not.toContain('Secure');
  });

  it('is limited by itself', async () => {
    const site = await startSite({ rateLimit: { burst: 1, perSecond: 0.001 } });
    expect((await site.call(beginPath)).status).toBe(204);
    expect((await site.call(beginPath)).status).toBe(429);
    expect((await site.post('/send-review', review)).status).toBe(201);
  });
});

describe('the time a form took', () => {
  it('is suspicious below three seconds, and never refused', async () => {
    let time = monday;
    const site = await startSite({ now: () => time });
    const cookie = await begin(site);
    time += 2999;
    expect(await suspicionWith(site, cookie, 'one')).toEqual(['fast']);
    time += 1;
    expect(await suspicionWith(site, cookie, 'two')).toBeUndefined();
    time += 7 * 86_400_000;
    expect(await suspicionWith(site, cookie, 'three')).toBeUndefined();
    time = monday - 3_600_000;
    expect(await suspicionWith(site, cookie, 'four')).toBeUndefined();
    expect(await suspicionWith(site, undefined, 'five')).toBeUndefined();
    expect(await suspicionWith(site, 'other=1; theme=dark', 'six')).toBeUndefined();
  });

  it('proves nothing of an address for the newsletter, which browsers fill in themselves', async () => {
    const site = await startSite({ now: () => monday });
    const Cookie = await begin(site);
    const email = 'amina@example.co.ke';
    expect((await site.post('/subscribe', { email }, { Cookie })).status).toBe(202);
    const [subscriber] = await (await deskIn(site)).exportSubscribers('all');
    expect(subscriber).toMatchObject({ email });
    expect(subscriber).not.toHaveProperty('suspicion');
  });

  it('that this site has not signed is told as forged', async () => {
    const site = await startSite({ now: () => monday });
    const [name, value = ''] = (await begin(site)).split('=');
    const [seconds = '', signature = ''] = value.split('.');
    const earlier = String(Number(seconds) - 60);
    const forged = [
      `${earlier}.${signature}`,
      `${seconds}.${'A'.repeat(43)}`,
      `${seconds}.${'A'.repeat(43)}%3D`,
      seconds,
      '',
      `.${signature}`,
      `${seconds}.${signature}x`,
      '%',
      'x'.repeat(4000),
    ];
    for (const [n, one] of forged.entries())
      expect([one, await suspicionWith(site, `${String(name)}=${one}`, String(n))]).toEqual([
        one,
        ['forged'],
      ]);
  });

  it('is known after a restart, and to no other site', async () => {
    let time = monday;
    const first = await startSite({ now: () => time });
    const cookie = await begin(first);
    await first.close();
    time += 1000;
    const again = await startSite({ now: () => time, config: { dataDir: first.dataDir } });
    expect(await suspicionWith(again, cookie)).toEqual(['fast']);
    expect(await suspicionWith(await startSite({ now: () => time }), cookie)).toEqual(['forged']);
  });
});
