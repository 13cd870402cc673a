import { randomInt } from 'node:crypto';
import { requestId } from 'hono/request-id';
import type { Proxies } from './proxies';

// Few letters that look alike, as visitors read an id aloud to staff.
const letters = '23456789abcdefghjkmnpqrstvwxyz';
const usable = /^[\w-]{6,64}$/;

/**
 * Gives each request an id: the one of a trusted proxy in front, or one of our own. A counter behind four letters of this
 * process costs less than the usual random id, and is shorter to read aloud.
 */
export function requestIds({ requestIdOf }: Pick<Proxies, 'requestIdOf'>) {
  const process = Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');
  let count = randomInt(1000, 10_000);
  return requestId({
    // Believed of trusted proxies only, and sent with refusals and failures only.
    headerName: '',
    generator(c) {
      const given = requestIdOf(c);
      if (given !== undefined && usable.test(given)) return given;
      count += 1;
      return `${process}-${String(count)}`;
    },
  });
}
