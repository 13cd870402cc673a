import { Hono, type Context } from 'hono';
import { languages, pathIn } from '../../domain/language';
import { subscriptionPages } from '../../domain/subscriptionPages';
import { sentProof } from '../links/sentProof';
import { subscriptionLinkEmail, type SubscriptionStep } from '../links/subscriptionLinks';
import type { AppOptions } from './appOptions';
import type { HttpEnv } from './httpEnv';
import { never } from './resource';

/** Pages with one button that does what a link in an e-mail is for. */
export const subscriptionPaths: readonly string[] = languages.flatMap((language) =>
  [subscriptionPages.confirm, subscriptionPages.leave].map((path) => pathIn(language, path)),
);

/**
 * Routes of the links in newsletter e-mails. Opening one changes nothing, because mail scanners open links too: the page's
 * button posts to the same address, and so does a mail program's unsubscribe button (RFC 8058). The answer never reveals
 * whether an address is known.
 */
export function subscriptionRoutes({ store, now }: Pick<AppOptions, 'store' | 'now'>): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const proof = sentProof(store, now);

  const addressIn = (c: Context<HttpEnv>, step: SubscriptionStep) =>
    subscriptionLinkEmail(store, step, new URL(c.req.url).searchParams, now());

  function addRoutes(
    step: SubscriptionStep,
    donePath: string,
    act: (email: string) => Promise<unknown>,
  ): void {
    for (const language of languages)
      addRoute(pathIn(language, subscriptionPages[step]), step, pathIn(language, donePath), act);
  }

  function addRoute(
    path: string,
    step: SubscriptionStep,
    donePath: string,
    act: (email: string) => Promise<unknown>,
  ): void {
    // A link without its parameters is refused when it is opened, not only when its button is pressed.
    app.get(path, async (c, next) => {
      if ((await addressIn(c, step)) === undefined) {
        c.header('Cache-Control', never);
        return c.redirect(donePath, 303);
      }
      await next();
      // No cache may keep the address, which is a secret.
      c.res.headers.set('Cache-Control', never);
      return undefined;
    });
    app.post(path, async (c) => {
      c.header('Cache-Control', never);
      const email = await addressIn(c, step);
      if (email === undefined) return c.redirect(donePath, 303);
      await act(email);
      // RFC 8058 forbids a redirect in the answer to a mail program.
      if ((await c.req.text()).includes('One-Click')) return c.text('OK');
      return c.redirect(await proof.address(donePath), 303);
    });
  }

  addRoutes('confirm', subscriptionPages.confirmed, (email) => store.confirmSubscriber(email));
  addRoutes('leave', subscriptionPages.left, (email) => store.deleteSubscriber(email));
  return app;
}
