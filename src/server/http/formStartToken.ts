import type { Context } from 'hono';
import { getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { beginCookie } from '../../domain/formGuard';
import type { Store } from '../store/Store';
import type { Suspicion } from '../suspicion';

/** Lifetime of the cookie, in seconds: a day, about as long as drafts are useful. */
const cookieLifetime = 24 * 60 * 60;

/** Nobody fills in a form faster, in ms; even a practised visitor with a password manager takes longer. */
const minFillTime = 3000;

/** Stores the second at which a form was begun in a signed cookie. @param now Current time in ms since 1970. */
export function formStartToken(store: Pick<Store, 'secret'>, now: () => number) {
  const secret = () => store.secret('form begun');
  return {
    /** Sets the cookie. @param secure Whether the visitor's browser uses https. */
    async set(c: Context, secure: boolean): Promise<void> {
      const seconds = String(Math.floor(now() / 1000));
      const attributes = { httpOnly: true, sameSite: 'Strict', maxAge: cookieLifetime, secure } as const;
      await setSignedCookie(c, beginCookie, seconds, await secret(), attributes);
    },
    /** What the cookie indicates; a missing or expired one indicates nothing. */
    async suspicion(c: Context): Promise<Suspicion[]> {
      if (getCookie(c, beginCookie) === undefined) return [];
      const seconds = await getSignedCookie(c, await secret(), beginCookie);
      if (typeof seconds !== 'string') return ['forged'];
      const elapsed = now() - Number(seconds) * 1000;
      // Negative if the clock was set back.
      return elapsed >= 0 && elapsed < minFillTime ? ['fast'] : [];
    },
  };
}
