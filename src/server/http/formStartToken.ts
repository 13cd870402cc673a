import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/Store';
import type { Suspicion } from '../suspicion';

/** How long a begun form is remembered, in seconds: a day, as long as drafts are worth something. */
export const rememberedFor = 24 * 60 * 60;

/** Nobody fills in a form in less, in ms; a password manager with a practised visitor needs longer. */
const fastest = 3000;

/** Signs the second that a form was begun at, and reads what comes back. */
export interface FormStartToken {
  /** The cookie's value: `<seconds>.<signature>`. */
  sign(): Promise<string>;
  /** What the cookie's value gives away; a missing or old one nothing. */
  suspicion(value: string | undefined): Promise<Suspicion[]>;
}

/** @param now Milliseconds of the clock. */
export function formStartToken(store: Pick<Store, 'secret'>, now: () => number): FormStartToken {
  async function signature(seconds: string): Promise<Buffer> {
    return createHmac('sha256', await store.secret('form begun'))
      .update(seconds)
      .digest();
  }

  return {
    async sign() {
      const seconds = String(Math.floor(now() / 1000));
      return `${seconds}.${(await signature(seconds)).toString('base64url')}`;
    },
    async suspicion(value) {
      if (value === undefined) return [];
      const [, seconds, given] = /^(\d{1,12})\.([\w-]{43})$/.exec(value) ?? [];
      if (seconds === undefined || given === undefined) return ['forged'];
      const bytes = Buffer.from(given, 'base64url');
      const right = await signature(seconds);
      if (bytes.length !== right.length || !timingSafeEqual(bytes, right)) return ['forged'];
      const took = now() - Number(seconds) * 1000;
      // The clock may have been put back.
      return took >= 0 && took < fastest ? ['fast'] : [];
    },
  };
}
