import type { BrowserContext } from '@playwright/test';

/** Collects a browser's error messages. */
export interface ConsoleWatch {
  /** Messages so far, each with the page it came from. */
  messages: readonly string[];
}

/** Playwright's message for tests that block service workers. */
const blockedWorker = /^warning: Service Worker registration blocked by Playwright/;

/**
 * Watches every page of a browser context for errors and warnings on the console, uncaught errors and unhandled rejections.
 * @param expected Messages that the test causes on purpose, such as the 404 of an unknown path.
 */
export function watchConsole(context: BrowserContext, expected: readonly RegExp[]): ConsoleWatch {
  const messages: string[] = [];
  const add = (text: string) => {
    if (![...expected, blockedWorker].some((pattern) => pattern.test(text))) messages.push(text);
  };
  context.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') {
      add(`${kind}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error();
    add(`uncaught: ${stack ?? message} (${webError.page()?.url() ?? 'no page'})`);
  });
  return { messages };
}
