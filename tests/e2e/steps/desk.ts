import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Desk } from '../../../src/server/desk/Desk';
import { reachDesk } from '../../../src/server/desk/deskSocket';
import type { StoredMessage, StoredReview } from '../../../src/server/store/records';
import type { Site } from '../../support/site';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = join(root, 'dist/server/desk.js');

/** Runs the staff's desk beside the running site, as `npm run desk -- …` does. @returns What it prints. */
export async function desk({ dataDir }: Site, ...command: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'desk', ...command], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  });
  return stdout;
}

/**
 * The desk of the running site, over the socket that its program uses as well: starting the program for each look into the
 * store takes longer than most tests do.
 * @throws The site does not run.
 */
export async function deskOf({ dataDir }: Site): Promise<Desk> {
  const reached = await reachDesk(dataDir);
  if (!reached) throw new Error('The desk does not answer');
  return reached;
}

/** A link that opens the desk once: its path and query. */
export async function linkToDesk(site: Site): Promise<string> {
  const { pathname, search } = new URL(await (await deskOf(site)).openLink());
  return pathname + search;
}

/** Opens the desk on the page behind such a link. */
export async function enterDesk(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.waitForURL('/desk');
}

/** Messages in the store whose sender has this name. */
export async function messagesBy(site: Site, name: string): Promise<StoredMessage[]> {
  return (await (await deskOf(site)).exportMessages()).filter((one) => one.name === name);
}

/** Reviews in the store, of any status, whose writer has this name. */
export async function reviewsBy(site: Site, name: string): Promise<StoredReview[]> {
  return (await (await deskOf(site)).exportReviews()).filter((one) => one.name === name);
}

/** The one review by this writer. @throws There is none, or there are several. */
export async function reviewBy(site: Site, name: string): Promise<StoredReview> {
  const [review, ...more] = await reviewsBy(site, name);
  if (!review || more.length > 0) throw new Error(`Not one review by ${name} is in the store`);
  return review;
}

/** Addresses of subscribers in the store. */
export async function subscribers(site: Site): Promise<string[]> {
  return (await (await deskOf(site)).exportSubscribers('ready')).map(({ email }) => email);
}
