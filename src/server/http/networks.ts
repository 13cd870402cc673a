import { isIPv4, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Size of a network: that of one household or cell, of one customer, or of a provider. */
export type NetworkSize = 'each' | 'customer' | 'provider';

/** A network that contains an address. */
export interface Network {
  /** `41.90.12.0/24`; `unknown` without an address. */
  name: string;
  size: NetworkSize;
}

/**
 * The networks that contain an address, smallest first: /24 and /16 of IPv4; /56, /48 and /32 of IPv6, where one customer
 * may have 256 of the first, and anybody can get the second from a free tunnel.
 */
export function networksOf(address: string | undefined): readonly [Network, ...Network[]] {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) {
    return [
      { name: plain.replace(/\.\d+$/, '.0/24'), size: 'each' },
      { name: plain.replace(/\.\d+\.\d+$/, '.0.0/16'), size: 'provider' },
    ];
  }
  if (!isIPv6(plain)) return [{ name: 'unknown', size: 'each' }];
  // Groups of four hexadecimal digits, separated by colons.
  const whole = expandIPv6(plain.toLowerCase());
  return [
    { name: `${whole.slice(0, 17)}00::/56`, size: 'each' },
    { name: `${whole.slice(0, 14)}::/48`, size: 'customer' },
    { name: `${whole.slice(0, 9)}::/32`, size: 'provider' },
  ];
}
