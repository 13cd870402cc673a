import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
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

/** A link of the command line that opens the desk once: its path and query. */
export async function linkToDesk(site: Site): Promise<string> {
  const [line = ''] = (await desk(site, 'open')).split('\n');
  const { pathname, search } = new URL(line);
  return pathname + search;
}

/** Opens the desk on the page behind such a link. */
export async function enterDesk(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.waitForURL('/desk');
}

/** A message as the desk lists it. */
export interface Message {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Messages in the store whose sender has this name. */
export async function messagesBy(site: Site, name: string): Promise<Message[]> {
  const all = JSON.parse(await desk(site, 'messages', 'list', '--json')) as Message[];
  return all.filter((one) => one.name === name);
}

/** A review as the desk lists it. */
export interface Review {
  id: string;
  status: string;
  name: string;
  title: string;
  text: string;
  rating?: number;
}

/** Reviews in the store, of any status, whose writer has this name. */
export async function reviewsBy(site: Site, name: string): Promise<Review[]> {
  const all = JSON.parse(await desk(site, 'reviews', 'list', '--status', 'all', '--json')) as Review[];
  return all.filter((one) => one.name === name);
}

/** The one review by this writer. @throws There is none, or there are several. */
export async function reviewBy(site: Site, name: string): Promise<Review> {
  const [review, ...more] = await reviewsBy(site, name);
  if (!review || more.length > 0) throw new Error(`Not one review by ${name} is in the store`);
  return review;
}

/** Addresses of subscribers in the store. */
export async function subscribers(site: Site): Promise<string[]> {
  const list = JSON.parse(await desk(site, 'subscribers', 'export', '--json')) as { email: string }[];
  return list.map(({ email }) => email);
}
