import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import {
  chromium as playwrightChromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright';
import { chromium } from '../support/chromium';
import { certificate } from '../support/httpsProxy';

/** A running Chromium that trusts the certificate for measuring. */
export interface MeasuringBrowser {
  browser: Browser;
  /** Port of its DevTools, which Lighthouse needs. */
  port: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/**
 * Trusts one key only. With `--ignore-certificate-errors` Chromium would accept any key, but cache nothing: every
 * second visit would be like a first one.
 */
function trusted(): string {
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** Starts Chromium for measuring. */
export async function startBrowser(): Promise<MeasuringBrowser> {
  const port = await freePort();
  const browser = await playwrightChromium.launch({
    ...chromium(),
    args: [`--ignore-certificate-errors-spki-list=${trusted()}`, `--remote-debugging-port=${port}`],
    // Whether the back/forward cache accepts pages is measured.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return { browser, port };
}

/** A visitor's phone with an empty cache. */
export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

const phoneSettings = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-KE',
  timezoneId: 'Africa/Nairobi',
};

/** Opens a tab on the phone, with a session that receives events of the network and the page. */
async function openTab(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  return { context, page, session };
}

/**
 * Runs `use` with a fresh phone, and closes it afterwards.
 * @param use Also gets a function that opens another tab with the same cache.
 */
export async function withPhone<Result>(
  browser: Browser,
  use: (phone: Phone, another: () => Promise<Phone>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phoneSettings);
  try {
    return await use(await openTab(context), () => openTab(context));
  } finally {
    await context.close();
  }
}
