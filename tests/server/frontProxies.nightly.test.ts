import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { idleLimits } from '../../src/server/http/server';
import { deskRendering } from '../../src/app/render/renderDesk';
import { caddy, nginx, nginxTest } from './hosting';
import { builtSite, review, startSite } from './site';

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { Accept: 'text/html', ...headers },
  body: new URLSearchParams(fields),
  redirect: 'manual',
});
const posted = form({ name: 'Otieno', title: 'Father', text: 'Quick.', rating: '5' });

describe.each([
  ['Caddy', caddy],
  ['nginx', nginx],
])('%s in front of the server', (_name, start) => {
  const begin = async (config: object = {}) => {
    const site = await startSite({ config, deskPages: deskRendering('/assets/desk-abc123.js') });
    return { site, proxy: await start(builtSite(), site.url) };
  };

  it('passes requests on, and no visitor’s word of the id of a request', async () => {
    const { proxy } = await begin({ trustedProxies: ['127.0.0.1'] });
    expect(await (await fetch(`${proxy.url}/FAQ`)).text()).toBe('<h1>built /FAQ</h1>');
    const chosen = { 'X-Request-Id': 'attacker-chosen-1' };
    const refused = await fetch(`${proxy.url}/send-review`, { method: 'POST', headers: chosen, body: 'x' });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.headers.get('x-request-id')).toMatch(/^[\da-f-]{32,36}$/);
  });

  it.each([{}, { trustedProxies: ['127.0.0.1'] }])(
    'loses no form at the moment at which idle connections end, with %j',
    async (config) => {
      const { site, proxy } = await begin(config);
      const twenty = Array.from({ length: 20 }, (_, number) => number);
      await Promise.all(twenty.map((number) => fetch(`${proxy.url}/api/x${String(number)}`)));
      // Node ends an idle connection a second after the limit.
      await wait(idleLimits.visitor + 900);
      const statuses = Promise.all(
        twenty.map(async (number) => {
          await wait(number * 8);
          const body = JSON.stringify({ ...review, text: `Text ${String(number)}` });
          const headers = { 'Content-Type': 'application/json' };
          return (await fetch(`${proxy.url}/send-review`, { method: 'POST', headers, body })).status;
        }),
      );
      // The server is busy for a moment, as with a large backup.
      const until = performance.now() + 60;
      while (performance.now() < until);
      expect(await statuses).toEqual(twenty.map(() => 201));
      expect(site.lines.filter((line) => line.includes('failed'))).toEqual([]);
    },
    40_000,
  );

  it('serves the built pages within seconds while the server is down', async () => {
    const { site, proxy } = await begin();
    await site.close();
    for (const [path, text] of [
      ['/', '<h1>built /</h1>'],
      ['/FAQ', '<h1>built /FAQ</h1>'],
      ['/sw/ContactUs', '<h1>built /sw/ContactUs</h1>'],
      // With data of the server while there is one.
      ['/Testimonials', '<h1>built /Testimonials</h1>'],
    ] as const) {
      const began = performance.now();
      const answer = await fetch(proxy.url + path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, text]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(performance.now() - began).toBeLessThan(5000);
    }
    expect((await fetch(`${proxy.url}/assets/app-abc123.js`)).status).toBe(200);
  });

  it('says of a form that it was not sent while the server is down, with the number and in its language', async () => {
    const { site, proxy } = await begin();
    await site.close();
    const plain = await fetch(`${proxy.url}/send-review`, posted);
    expect([plain.status, await plain.text()]).toEqual([
      502,
      '<h1>Not sent</h1><a href="tel:+254700000000">Call</a>',
    ]);
    expect(plain.headers.get('cache-control')).toBe('no-store');
    const fromPage = form({ name: 'A' }, { Referer: `${proxy.url}/sw/ContactUs?x` });
    const inKiswahili = await fetch(`${proxy.url}/api/v1.0/email/send`, fromPage);
    expect([inKiswahili.status, await inKiswahili.text()]).toEqual([502, '<h1 lang="sw">Haikutumwa</h1>']);
    // A page that only the server has.
    const desk = await fetch(`${proxy.url}/desk`);
    expect([desk.status, await desk.text()]).toEqual([
      502,
      '<h1>No page</h1><a href="tel:+254700000000">Call</a>',
    ]);
    expect(await (await fetch(`${proxy.url}/sw/nothing`)).text()).toContain('Hakuna ukurasa');
  }, 60_000);

  it('answers a form that is too long with a page', async () => {
    const { proxy } = await begin();
    const answer = await fetch(`${proxy.url}/send-review`, form({ text: 'x'.repeat(70_000) }));
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringMatching(/<h1>(?:Too long|error 413)/),
    ]);
  });

  it('serves files of the site alone while the server is down', async () => {
    const { site, proxy } = await begin();
    await site.close();
    for (const path of ['/_headers', '/.vite/manifest.json', '/%2e%2e/package.json', '/404', '/503.html'])
      expect([path, (await fetch(proxy.url + path)).status]).not.toEqual([path, 200]);
  }, 60_000);
});

describe('nginx', () => {
  it('takes the configuration without a warning, also without modules', async () => {
    const { status, said } = await nginxTest(builtSite());
    expect([status, said]).toEqual([0, expect.not.stringMatching(/warn|emerg/)]);
  });

  it('logs no link into the desk, also when the server is down', async () => {
    const site = await startSite();
    const proxy = await nginx(builtSite(), site.url);
    await site.close();
    const secret = 'SECRET_of_the_link_1234';
    await fetch(`${proxy.url}/desk/open?link=${secret}`);
    await fetch(`${proxy.url}/calendar/K7M-4XP.ics?link=${secret}`);
    await fetch(`${proxy.url}/calendar/K7M-4XP.ics?signature=${secret}`);
    await fetch(`${proxy.url}/send-review`, posted);
    expect(proxy.errors()).toContain('Connection refused');
    expect(proxy.errors()).not.toContain(secret);
  });
});
