import { Hono, type Context } from 'hono';
import { languages, pathIn } from '../../domain/language';
import { linkParameter, subscriptionPages } from '../../domain/subscriptionPages';
import { readSubscriptionLink, subscriptionSecret, type SubscriptionStep } from '../mail/subscriptionLinks';
import type { AppOptions } from './appOptions';
import type { HttpEnv } from './httpEnv';
import { never } from './resource';
import { sentProof } from './sentProof';

/** Pages whose one button does what a link in a mail is for. */
export const subscriptionPosts: readonly string[] = languages.flatMap((language) =>
  [subscriptionPages.confirm, subscriptionPages.leave].map((path) => pathIn(language, path)),
);

/**
 * What links in mail about news do. Opening one changes nothing, as mail scanners open them too: the page's button posts to the
 * same address, and so does a mail program's own button to leave (RFC 8058). The answer never tells whether an address is known.
 */
export function subscriptionActs({ store, now }: Pick<AppOptions, 'store' | 'now'>): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const proof = sentProof(store, now);

  async function addressIn(c: Context<HttpEnv>, step: SubscriptionStep): Promise<string | undefined> {
    const sealed = new URL(c.req.url).searchParams.get(linkParameter) ?? '';
    return readSubscriptionLink(step, sealed, await store.secret(subscriptionSecret), now());
  }

  function take(step: SubscriptionStep, done: string, act: (email: string) => Promise<unknown>): void {
    for (const language of languages)
      takeAt(pathIn(language, subscriptionPages[step]), step, pathIn(language, done), act);
  }

  function takeAt(
    path: string,
    step: SubscriptionStep,
    done: string,
    act: (email: string) => Promise<unknown>,
  ): void {
    // Without what it needs the page would end in a refusal: it says so at once.
    app.get(path, async (c, next) => {
      if ((await addressIn(c, step)) !== undefined) return next();
      return c.redirect(done, 303);
    });
    app.post(path, async (c) => {
      c.header('Cache-Control', never);
      const email = await addressIn(c, step);
      if (email === undefined) return c.redirect(done, 303);
      await act(email);
      // To a program's own button the standard forbids a redirect.
      if ((await c.req.text()).includes('One-Click')) return c.text('OK');
      return c.redirect(await proof.address(done), 303);
    });
  }

  take('confirm', subscriptionPages.confirmed, (email) => store.confirmSubscriber(email));
  take('leave', subscriptionPages.left, (email) => store.deleteSubscriber(email));
  return app;
}
