import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { HttpEnv } from './httpEnv';

type HttpContext = Context<HttpEnv>;

/** Reads what trusted proxies in front say about a request. */
export type Proxies = ReturnType<typeof proxies>;

/** Networks in which a proxy of the site stands, and hardly ever a visitor: this machine, and private networks. */
const nearby = blockListOf([
  '127.0.0.0/8',
  '::1',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
]);

/**
 * Trusts the forwarding headers of these proxies only.
 * @param trusted Addresses and networks such as `10.0.0.0/8`.
 * @param hops Number of proxies whose addresses are unknown; every connection is assumed to come from the last of them. 0
 * for none.
 * @param onForgotten Called once with the address of a proxy that the settings do not name: all visitors count as one.
 */
export function proxies(trusted: readonly string[], hops = 0, onForgotten?: (address: string) => void) {
  let forgotten: string | undefined;
  const list = blockListOf(trusted);
  const isTrusted = (address: string | undefined) => hops > 0 || (trusted.length > 0 && isIn(list, address));
  const peerOf = (c: HttpContext) => plainAddress(getConnInfo(c).remote.address ?? '');
  /** The nearest proxy's value, if it is trusted: each proxy appends its value. */
  const forwarded = (c: HttpContext, header: string) =>
    (hops > 0 || trusted.length > 0) && isTrusted(peerOf(c)) ? partsOf(c, header).at(-1) : undefined;

  /** Notices a proxy that is not trusted: it stands nearby and names its client. */
  function notice(c: HttpContext): void {
    if (forgotten !== undefined || hops > 0 || c.req.header('x-forwarded-for') === undefined) return;
    const peer = peerOf(c);
    if (peer === undefined || isTrusted(peer) || !isIn(nearby, peer)) return;
    forgotten = peer;
    onForgotten?.(peer);
  }

  return {
    /** Whether the settings name proxies: connections come from these. */
    areNamed: hops > 0 || trusted.length > 0,
    /** Address of a proxy that the settings do not name; undefined if none was noticed. */
    forgotten: () => forgotten,
    /** Whether a connection from this address is one of a trusted proxy. */
    isProxy: (address: string | undefined) => isTrusted(plainAddress(address ?? '')),
    /** The visitor's address; undefined if the connection is already closed. */
    addressOf(c: HttpContext): string | undefined {
      let address = peerOf(c);
      if (hops > 0) return plainAddress(partsOf(c, 'x-forwarded-for').at(-hops) ?? '') ?? address;
      // From right to left, each proxy names its client. Everything left of the first untrusted address may be forged.
      for (const hop of partsOf(c, 'x-forwarded-for').reverse()) {
        if (!isTrusted(address)) break;
        const next = plainAddress(hop);
        if (next === undefined) break;
        address = next;
      }
      return address;
    },
    /** Whether the visitor's browser uses https, directly or with the proxy. */
    isSecure(c: HttpContext): boolean {
      // Asked of every answer.
      notice(c);
      return forwarded(c, 'x-forwarded-proto')?.toLowerCase() === 'https';
    },
    /** The request id set by a proxy. */
    requestIdOf: (c: HttpContext) => forwarded(c, 'x-request-id'),
    /** The host that the visitor's browser requested, with a non-standard port. */
    hostOf: (c: HttpContext) => forwarded(c, 'x-forwarded-host') ?? c.req.header('host'),
  };
}

const isIn = (list: BlockList, address: string | undefined) =>
  address !== undefined && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

function blockListOf(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of trusted) {
    const [network = '', bits] = entry.split('/');
    const address = bits === undefined ? (plainAddress(network) ?? network) : network;
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address.replace(/%.*$/, ''), Number(bits), family);
  }
  return list;
}

function partsOf(c: HttpContext, header: string): string[] {
  const value = c.req.header(header);
  return value === undefined ? [] : value.split(',').map((part) => part.trim());
}

/** An address without port, brackets and zone, with IPv4-mapped IPv6 as IPv4; undefined if it is invalid. */
function plainAddress(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const standard = new SocketAddress({ address, family: 'ipv6' }).address;
  return standard.replace(/^::ffff:(?=\d+\.)/i, '');
}
