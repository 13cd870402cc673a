import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { HttpEnv } from './httpEnv';

type HttpContext = Context<HttpEnv>;

/** What is known of a request beyond its connection: the headers of proxies in front, where those are trusted. */
export type Proxies = ReturnType<typeof proxies>;

/**
 * Believes the forwarding headers of these proxies, and of nobody else.
 * @param trusted Addresses and networks such as `10.0.0.0/8`.
 * @param hops Number of proxies whose addresses are not known; every connection is taken to come from the last of them. 0 for none.
 */
export function proxies(trusted: readonly string[], hops = 0) {
  const list = blockListOf(trusted);
  const isTrusted = (address: string | undefined) =>
    hops > 0 ||
    (trusted.length > 0 && address !== undefined && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6'));
  const peerOf = (c: HttpContext) => plainAddress(getConnInfo(c).remote.address ?? '');
  /** What the nearest proxy says, if it may: each proxy adds its word at the end. */
  const forwarded = (c: HttpContext, header: string) =>
    (hops > 0 || trusted.length > 0) && isTrusted(peerOf(c)) ? partsOf(c, header).at(-1) : undefined;

  return {
    /** Whether a connection from this address is one of a trusted proxy. */
    isProxy: (address: string | undefined) => isTrusted(plainAddress(address ?? '')),
    /** The visitor's address; missing where the connection is gone already. */
    addressOf(c: HttpContext): string | undefined {
      let address = peerOf(c);
      if (hops > 0) return plainAddress(partsOf(c, 'x-forwarded-for').at(-hops) ?? '') ?? address;
      // From the right, each proxy names who connected to it. What stands left of the first stranger may be invented.
      for (const hop of partsOf(c, 'x-forwarded-for').reverse()) {
        if (!isTrusted(address)) break;
        const next = plainAddress(hop);
        if (next === undefined) break;
        address = next;
      }
      return address;
    },
    /** Whether the visitor's browser speaks https, with the proxy in front. */
    isSecure: (c: HttpContext) => forwarded(c, 'x-forwarded-proto')?.toLowerCase() === 'https',
    /** The id that a proxy has given the request. */
    requestIdOf: (c: HttpContext) => forwarded(c, 'x-request-id'),
    /** The host that the visitor's browser asked for, port included where it is not the standard one. */
    hostOf: (c: HttpContext) => forwarded(c, 'x-forwarded-host') ?? c.req.header('host'),
  };
}

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

/** An address without port, brackets and zone, IPv4 inside of IPv6 as IPv4; missing where it is none. */
function plainAddress(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const standard = new SocketAddress({ address, family: 'ipv6' }).address;
  return standard.replace(/^::ffff:(?=\d+\.)/i, '');
}
