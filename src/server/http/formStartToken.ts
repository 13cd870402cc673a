import type { Context } from 'hono';
import { getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { beginCookie } from '../../domain/formGuard';
import type { Store } from '../store/Store';
import type { Suspicion } from '../suspicion';

/** How long a begun form is remembered, in seconds: a day, as long as drafts are worth something. */
const rememberedFor = 24 * 60 * 60;

/** Nobody fills in a form in less, in ms; a password manager with a practised visitor needs longer. */
const fastest = 3000;

/** Keeps the second that a form was begun at in a signed cookie. @param now Milliseconds of the clock. */
export function formStartToken(store: Pick<Store, 'secret'>, now: () => number) {
  const secret = () => store.secret('form begun');
  return {
    /** Sets the cookie. @param secure Whether the visitor's browser speaks https. */
    async set(c: Context, secure: boolean): Promise<void> {
      const seconds = String(Math.floor(now() / 1000));
      const attributes = { httpOnly: true, sameSite: 'Strict', maxAge: rememberedFor, secure } as const;
      await setSignedCookie(c, beginCookie, seconds, await secret(), attributes);
    },
    /** What the cookie gives away; a missing or old one nothing. */
    async suspicion(c: Context): Promise<Suspicion[]> {
      if (getCookie(c, beginCookie) === undefined) return [];
      const seconds = await getSignedCookie(c, await secret(), beginCookie);
      if (typeof seconds !== 'string') return ['forged'];
      const took = now() - Number(seconds) * 1000;
      // The clock may have been put back.
      return took >= 0 && took < fastest ? ['fast'] : [];
    },
  };
}
