import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** Number of levels per colour channel: this halves the bytes in the repository without a visible difference. */
const levels = 32;
const quantised = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.round((Math.round((value * (levels - 1)) / 255) * 255) / (levels - 1)),
);

/** Halves width and height; each pixel is the mean of four. */
function halved({ width, height, data }: PNG): PNG {
  const half = new PNG({ width: width >> 1, height: height >> 1 });
  const row = width * 4;
  for (let y = 0, to = 0; y < half.height; y++) {
    for (let x = 0, from = 2 * y * row; x < half.width; x++, from += 8) {
      for (let channel = from; channel < from + 4; channel++, to++) {
        const other = channel + row;
        const upper = (data[channel] ?? 0) + (data[channel + 4] ?? 0);
        half.data[to] = (upper + (data[other] ?? 0) + (data[other + 4] ?? 0)) >> 2;
      }
    }
  }
  return half;
}

/** Converts a screenshot to the committed form: {@link levels} levels per channel, and halved if `half`. */
function reduced(screenshot: Buffer, half: boolean): PNG {
  const image = PNG.sync.read(screenshot);
  const picture = half ? halved(image) : image;
  const { data } = picture;
  for (let at = 0; at < data.length; at++) data[at] = quantised[data[at] ?? 0] ?? 0;
  return picture;
}

/** Digest of the screenshot from which a picture was made: a screenshot with the same bytes needs no comparison. */
const digestOf = (screenshot: Buffer) => createHash('sha256').update(screenshot).digest('hex');

const digestKey = 'screenshot\0';
/** Offset of the first chunk after the header. */
const afterHeader = 33;

/** The digest that {@link packed} has written into a picture. */
function digestIn(picture: Buffer): string {
  const start = afterHeader + 8;
  return picture.toString('latin1', start + digestKey.length, start + picture.readUInt32BE(afterHeader));
}

/** The picture as a file. Text and flat colours compress best without a filter. */
function packed(picture: PNG, screenshot: Buffer): Buffer {
  const file = PNG.sync.write(picture, {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
  const body = Buffer.from(`tEXt${digestKey}${digestOf(screenshot)}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([file.subarray(0, afterHeader), chunk, file.subarray(afterHeader)]);
}

async function shoot(page: Page, screens: number): Promise<Buffer> {
  // The caret is the browser's own: no style of the site changes it (tests/theme/drawn.test.ts).
  // Storybook has already finished and stopped animations; Playwright would continue them and reset them. Forced
  // colours show the hidden caret again: this at least stops its blinking.
  const style = '* { caret-animation: manual !important; }';
  const still = { animations: 'allow', caret: 'hide', scale: 'css', style } as const;
  if (screens === 0) return page.screenshot(still);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(whole, height), screens * height) };
  return page.screenshot({ ...still, fullPage: true, clip });
}

interface PictureOptions {
  /** Path of the committed picture. */
  baseline: string;
  /** Whether it is stored at half its size. */
  half: boolean;
  /** Maximum height in screens; 0 for the visible part, wherever the page has scrolled to. */
  screens: number;
  /** Whether the current appearance replaces the committed picture. */
  updating: boolean;
}

/** Whether no channel of two pictures differs by more than one level: rendering the same page again may cause that. */
function alike(one: PNG, other: PNG): boolean {
  const same = one.width === other.width && one.height === other.height;
  const level = Math.ceil(255 / (levels - 1));
  return same && one.data.every((value, at) => Math.abs(value - (other.data[at] ?? 0)) <= level);
}

/** Delay in ms before each attempt: 15 s in all, because a busy machine may need a second for one of them. */
const waits = [0, 50, 100, 200, 400, 800, 1200, 1250, 1500, 2000, 2500, 2500, 2500];

/** A stable page. */
export interface Taken {
  /** Digest of the screenshot. */
  digest: string;
  /** The picture; undefined if the screenshot is the one from which the committed picture was made. */
  picture?: Buffer;
}

/**
 * Takes a picture once the page is stable, that is, when two screenshots in a row are equal; at once if it equals the
 * one in `baseline`. A stable page that differs is tried three more times, because on a busy machine a sliding row may
 * pause on its way, and then compared as strictly as all others.
 * @throws an error if it has not become stable within 15 s.
 */
export async function takePicture(page: Page, options: PictureOptions): Promise<Taken> {
  const { baseline, half, screens, updating } = options;
  const known = existsSync(baseline) ? readFileSync(baseline) : undefined;
  const image = (screenshot: Buffer, picture = reduced(screenshot, half)) => ({
    digest: digestOf(screenshot),
    picture: packed(picture, screenshot),
  });
  let last: Buffer | undefined;
  let rested: Buffer | undefined;
  let attempts = 0;
  for (const wait of waits) {
    await pause(wait);
    const screenshot = await shoot(page, screens);
    const digest = digestOf(screenshot);
    if (known && digest === digestIn(known)) return { digest };
    attempts = last?.equals(screenshot) ? attempts + 1 : 0;
    if (attempts === 1) {
      const picture = reduced(screenshot, half);
      if (!known || updating || alike(picture, PNG.sync.read(known))) return image(screenshot, picture);
      rested = screenshot;
    }
    if (attempts === 4) break;
    last = screenshot;
  }
  if (rested) return image(rested);
  throw new Error(`${baseline}: the page does not come to rest. Does something move by itself?`);
}
