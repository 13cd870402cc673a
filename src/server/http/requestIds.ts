import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import type { HttpEnv } from './httpEnv';
import type { Proxies } from './proxies';

// No letters that look alike, because visitors read an id aloud to staff.
const letters = '23456789abcdefghjkmnpqrstvwxyz';
const usable = /^[\w-]{6,64}$/;

const processPrefix = Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');
let count = randomInt(1000, 10_000);

/**
 * The id of a request, created when it is first needed: that of a trusted proxy in front, or four letters of this process
 * and a counter. Hono's own `requestId` creates one for every request, although few need it, and trusts every client's.
 */
export function requestIdOf(c: Context<HttpEnv>, proxies: Pick<Proxies, 'requestIdOf'>): string {
  const known = c.get('requestId');
  if (known !== undefined) return known;
  const given = proxies.requestIdOf(c);
  count += 1;
  const id = given !== undefined && usable.test(given) ? given : `${processPrefix}-${String(count)}`;
  c.set('requestId', id);
  return id;
}
