import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { proxies } from '../../src/server/http/proxies';
import { review, startSite } from './site';

const req = (peer: string | undefined, headers: IncomingMessage['headers'] = {}, encrypted = false) =>
  ({
    headers,
    socket: { remoteAddress: peer, ...(encrypted && { encrypted }) },
  }) as unknown as IncomingMessage;

describe('the visitor’s address', () => {
  const known = proxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '::ffff:192.0.2.7']);
  it.each<[string | undefined, string | undefined, string | undefined]>([
    // Nobody in front.
    ['41.90.1.2', undefined, '41.90.1.2'],
    [undefined, '41.90.1.2', undefined],
    ['::ffff:41.90.1.2', undefined, '41.90.1.2'],
    ['fe80::1%eth0', undefined, 'fe80::1'],
    // A stranger who claims to be somebody else.
    ['41.90.1.2', '127.0.0.1', '41.90.1.2'],
    ['41.90.1.2', '8.8.8.8, 127.0.0.1', '41.90.1.2'],
    // One proxy; what the visitor claimed stands left of what the proxy saw.
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
    // What is no address ends the walk.
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', '41.90.1.2, nonsense, 10.1.2.3', '10.1.2.3'],
    ['127.0.0.1', '41.90.1.2, 999.1.1.1', '127.0.0.1'],
    ['127.0.0.1', '1.2.3.4:, 41.90.1.2,', '127.0.0.1'],
  ])('of %s with %j is %s', (peer, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect(known.addressOf(req(peer, headers))).toBe(address);
  });
});

describe('https and the host', () => {
  const known = proxies(['10.0.0.0/8']);
  const isSecure = (one: IncomingMessage) => known.isSecure(one);
  const hostOf = (one: IncomingMessage) => known.hostOf(one);
  it('are believed from a trusted proxy only, the nearest one’s word', () => {
    const https = {
      'x-forwarded-proto': 'HTTPS',
      'x-forwarded-host': 'www.example.co.ke',
      host: 'inner:3000',
    };
    expect([isSecure(req('10.0.0.1', https)), hostOf(req('10.0.0.1', https))]).toEqual([
      true,
      'www.example.co.ke',
    ]);
    expect([isSecure(req('41.90.1.2', https)), hostOf(req('41.90.1.2', https))]).toEqual([
      false,
      'inner:3000',
    ]);
    expect(isSecure(req('10.0.0.1', { 'x-forwarded-proto': 'https, http' }))).toBe(false);
    expect(isSecure(req('10.0.0.1'))).toBe(false);
    expect(hostOf(req('10.0.0.1', { ':authority': 'www.example.co.ke' }))).toBe('www.example.co.ke');
  });

  it('are known from a connection that is encrypted', () => {
    expect(isSecure(req('41.90.1.2', {}, true))).toBe(true);
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
