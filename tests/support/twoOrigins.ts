import { join } from 'node:path';
import { behindProxy, httpsProxy } from './httpsProxy';
import { ownBuild } from './ownBuild';
import { startSite, type Site } from './site';
import { staticHost } from './staticHost';

/** Origins of the pages and of the server. */
export const pagesOrigin = 'https://www.example.co.ke';
export const callsOrigin = 'https://calls.example.co.ke';
/** The same pages on another origin, whose requests the server also accepts. */
export const farOrigin = 'https://pages.example.net';
/** The same pages on an origin that only resembles one of them. */
export const strangeOrigin = 'https://www.example.co.ke.example.net';

/** Pages on a static host under several names, and their server on another origin. */
export interface TwoOrigins {
  /** The server. */
  site: Site;
  /** Arguments with which Chromium resolves all names to this machine. */
  args: readonly string[];
  stop: () => Promise<void>;
}

/** Builds the site for two origins and starts both, each over https. */
export async function startTwoOrigins(): Promise<TwoOrigins> {
  const settings = { SITE_URL: pagesOrigin, API_ORIGIN: callsOrigin };
  const { folder, remove } = await ownBuild(settings);
  const undo: (() => unknown)[] = [remove];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const site = await startSite(
      { ...settings, ...behindProxy, PAGE_ORIGINS: `${pagesOrigin}, ${farOrigin}` },
      folder,
    );
    undo.push(() => site.stop());
    const host = await staticHost(join(folder, 'dist/client'));
    undo.push(() => host.stop());
    const [pages, calls] = [await httpsProxy(host.url), await httpsProxy(site.url)];
    undo.push(
      () => pages.stop(),
      () => calls.stop(),
    );
    const rules = [pagesOrigin, farOrigin, strangeOrigin, callsOrigin].map((origin) => {
      const { port } = new URL(origin === callsOrigin ? calls.url : pages.url);
      return `MAP ${new URL(origin).hostname}:443 127.0.0.1:${port}`;
    });
    // The certificate is only for this machine.
    return { site, args: [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
