import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { DeskSession } from '../../../domain/desk';
import { deskPaths } from '../../../domain/deskPages';
import { deskTimes } from '../../links/deskLink';
import type { AppOptions } from '../appOptions';

const cookie = 'desk';

/** A session with its secret. */
export interface OpenDesk {
  session: DeskSession;
  token: string;
}

/**
 * The cookie of a session: signed, limited to the desk's paths, never sent from other sites, and not readable by scripts.
 * Over https its name begins with `__Secure-`; `__Host-` would send it to every path of the site.
 */
export function deskCookie({ desk, store, proxies }: Pick<AppOptions, 'desk' | 'store' | 'proxies'>) {
  const secret = () => store.secret('desk cookie');
  const attributesOf = (c: Context) => {
    const secure = proxies.isSecure(c);
    const path = deskPaths.list;
    return {
      path,
      secure,
      httpOnly: true,
      sameSite: 'Strict',
      ...(secure && { prefix: 'secure' as const }),
    } as const;
  };
  const tokenOf = async (c: Context) => {
    const prefix = proxies.isSecure(c) ? 'secure' : undefined;
    return (await getSignedCookie(c, await secret(), cookie, prefix)) || undefined;
  };
  return {
    /** The session of a request. @param seen Whether a person made the request, and not a polling page. */
    async open(c: Context, seen: boolean): Promise<OpenDesk | undefined> {
      const token = await tokenOf(c);
      const session = token === undefined ? undefined : await desk.session(token, seen);
      return session && token !== undefined ? { session, token } : undefined;
    },
    async set(c: Context, token: string): Promise<void> {
      const maxAge = deskTimes.session / 1000;
      await setSignedCookie(c, cookie, token, await secret(), { ...attributesOf(c), maxAge });
    },
    remove(c: Context): void {
      deleteCookie(c, cookie, attributesOf(c));
    },
  };
}
