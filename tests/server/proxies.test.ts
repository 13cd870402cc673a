import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { HttpEnv } from '../../src/server/http/httpEnv';
import { proxies, type Proxies } from '../../src/server/http/proxies';
import { review, startSite } from './site';

/** What a proxy setting reads from a peer's request with these headers. */
async function proxyData(proxy: Proxies, peer: string | undefined, headers: Record<string, string> = {}) {
  const app = new Hono<HttpEnv>().get('/', (c) =>
    c.json({ address: proxy.addressOf(c), secure: proxy.isSecure(c), host: proxy.hostOf(c) }),
  );
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return (await answer.json()) as { address?: string; secure: boolean; host?: string };
}

describe('the visitor’s address', () => {
  const proxy = proxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '::ffff:192.0.2.7']);
  it.each<[string | undefined, string | undefined, string | undefined]>([
    // No proxy.
    ['41.90.1.2', undefined, '41.90.1.2'],
    [undefined, '41.90.1.2', undefined],
    ['::ffff:41.90.1.2', undefined, '41.90.1.2'],
    ['fe80::1%eth0', undefined, 'fe80::1'],
    // A client that pretends to be another one.
    ['41.90.1.2', '127.0.0.1', '41.90.1.2'],
    ['41.90.1.2', '8.8.8.8, 127.0.0.1', '41.90.1.2'],
    // One proxy; the client's own claim is left of the address that the proxy has added.
    ['127.0.0.1', '41.90.1.2', '41.90.1.2'],
    ['::ffff:127.0.0.1', '41.90.1.2', '41.90.1.2'],
    ['::ffff:7f00:1', '41.90.1.2', '41.90.1.2'],
    ['192.0.2.7', '41.90.1.2', '41.90.1.2'],
    ['127.0.0.1', '8.8.8.8, 41.90.1.2', '41.90.1.2'],
    ['127.0.0.1', ' 8.8.8.8 ,41.90.1.2 ', '41.90.1.2'],
    // Several proxies.
    ['127.0.0.1', '8.8.8.8, 41.90.1.2, 10.1.2.3, fd00::5', '41.90.1.2'],
    ['127.0.0.1', '10.1.2.3', '10.1.2.3'],
    // With ports, brackets and IPv6.
    ['127.0.0.1', '41.90.1.2:5123', '41.90.1.2'],
    ['127.0.0.1', '[2001:DB8::1]:5123', '2001:db8::1'],
    ['127.0.0.1', '2001:db8::1', '2001:db8::1'],
    ['fd00::1', '::ffff:41.90.1.2', '41.90.1.2'],
    // An invalid address ends the evaluation.
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', '41.90.1.2, nonsense, 10.1.2.3', '10.1.2.3'],
    ['127.0.0.1', '41.90.1.2, 999.1.1.1', '127.0.0.1'],
    ['127.0.0.1', '1.2.3.4:, 41.90.1.2,', '127.0.0.1'],
  ])('of %s with %j is %s', async (peer, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect((await proxyData(proxy, peer, headers)).address).toBe(address);
  });
});

describe('with proxies that are known by their number alone', () => {
  it.each<[number, string | undefined, string]>([
    [1, '41.90.1.2', '41.90.1.2'],
    [1, '8.8.8.8, 41.90.1.2', '41.90.1.2'],
    [2, '8.8.8.8, 41.90.1.2, 10.1.2.3', '41.90.1.2'],
    [2, '41.90.1.2', '100.64.0.9'],
    [1, 'nonsense', '100.64.0.9'],
    [1, undefined, '100.64.0.9'],
  ])('so many as %i, the address of %j is %s', async (hops, forwarded, address) => {
    const headers = { 'x-forwarded-proto': 'https', ...(forwarded && { 'x-forwarded-for': forwarded }) };
    expect(await proxyData(proxies([], hops), '100.64.0.9', headers)).toMatchObject({
      address,
      secure: true,
    });
  });
});

describe('https and the host', () => {
  const proxy = proxies(['10.0.0.0/8']);
  it('are believed from a trusted proxy only, the nearest one’s word', async () => {
    const https = {
      'x-forwarded-proto': 'HTTPS',
      'x-forwarded-host': 'www.example.co.ke',
      host: 'inner:3000',
    };
    expect(await proxyData(proxy, '10.0.0.1', https)).toMatchObject({
      secure: true,
      host: 'www.example.co.ke',
    });
    expect(await proxyData(proxy, '41.90.1.2', https)).toMatchObject({ secure: false, host: 'inner:3000' });
    const changed = { 'x-forwarded-proto': 'https, http', host: 'inner:3000' };
    expect(await proxyData(proxy, '10.0.0.1', changed)).toMatchObject({ secure: false, host: 'inner:3000' });
    expect(await proxyData(proxy, '10.0.0.1')).toMatchObject({ secure: false });
  });
});

it('visitors behind a trusted proxy are limited each by their own network', async () => {
  const rateLimit = { burst: 1, perSecond: 0.001 };
  const send = async (site: Awaited<ReturnType<typeof startSite>>, forwarded: string) =>
    (await site.post('/send-review', review, { 'X-Forwarded-For': forwarded })).status;
  const behind = await startSite({ rateLimit, config: { trustedProxies: ['127.0.0.1'] } });
  expect(await send(behind, '41.90.1.2')).toBe(201);
  expect(await send(behind, '8.8.8.8, 41.90.1.9')).toBe(429);
  expect(await send(behind, '41.90.2.2')).toBe(201);
  const direct = await startSite({ rateLimit });
  expect(await send(direct, '41.90.1.2')).toBe(201);
  expect(await send(direct, '41.90.2.2')).toBe(429);
});

it('idle connections stay longer than any proxy keeps them, where one is named', async () => {
  const keepAlive = async (config: object) => {
    const site = await startSite({ config });
    const answer = await site.call('/FAQ');
    await answer.text();
    return answer.headers.get('keep-alive');
  };
  expect(await keepAlive({})).toBe('timeout=10');
  expect(await keepAlive({ trustedProxies: ['127.0.0.1'] })).toBe('timeout=620');
  expect(await keepAlive({ proxyHops: 1 })).toBe('timeout=620');
});
