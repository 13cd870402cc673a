import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** Levels that a colour's channel keeps: half the bytes in the repository, and no difference that an eye sees. */
const levels = 32;
const quantised = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.round((Math.round((value * (levels - 1)) / 255) * 255) / (levels - 1)),
);

/** Half as wide and high; each pixel is the mean of four. */
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

/** A screenshot as it is kept: with {@link levels} levels a channel, and halved if `half`. */
function reduced(screenshot: Buffer, half: boolean): PNG {
  const image = PNG.sync.read(screenshot);
  const picture = half ? halved(image) : image;
  const { data } = picture;
  for (let at = 0; at < data.length; at++) data[at] = quantised[data[at] ?? 0] ?? 0;
  return picture;
}

/** What a picture was made of: a screenshot with the same bytes needs no further look. */
const digestOf = (screenshot: Buffer) => createHash('sha256').update(screenshot).digest('hex');

const digestKey = 'screenshot\0';
/** Where the first chunk after the header begins. */
const afterHeader = 33;

/** The digest that {@link packed} has written into a picture. */
function digestIn(picture: Buffer): string {
  const start = afterHeader + 8;
  return picture.toString('latin1', start + digestKey.length, start + picture.readUInt32BE(afterHeader));
}

/** The picture as a file. Text and flat colours pack best without a filter. */
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
  // Storybook has put animations at their end and has stopped them; Playwright would run them on, and back to their start.
  // Forced colours colour the hidden caret again: it is at least kept from blinking.
  const style = '* { caret-animation: manual !important; }';
  const still = { animations: 'allow', caret: 'hide', scale: 'css', style } as const;
  if (screens === 0) return page.screenshot(still);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(whole, height), screens * height) };
  return page.screenshot({ ...still, fullPage: true, clip });
}

interface PictureOptions {
  /** Path of the picture that is kept. */
  baseline: string;
  /** Whether it is kept at half its size. */
  half: boolean;
  /** How many screens high it is at most; 0 for what the screen shows, wherever the page has scrolled to. */
  screens: number;
  /** Whether what is seen is taken as right. */
  updating: boolean;
}

/** A page that does not come to rest: something moves by itself, or the machine is very busy. */
export class Restless extends Error {}

/** Whether no channel of two pictures is more than one level apart: what another drawing of the same page may bring. */
function alike(one: PNG, other: PNG): boolean {
  const same = one.width === other.width && one.height === other.height;
  const level = Math.ceil(255 / (levels - 1));
  return same && one.data.every((value, at) => Math.abs(value - (other.data[at] ?? 0)) <= level);
}

/** How long it waits before each look, in ms: 15 s in all, as a busy machine may need a second for one of them. */
const waits = [0, 50, 100, 200, 400, 800, 1200, 1250, 1500, 2000, 2500, 2500, 2500];

/** A page that has come to rest. */
export interface Taken {
  /** Digest of the screenshot. */
  digest: string;
  /** The picture; nothing, if the screenshot is the one that the kept picture was made of. */
  picture?: Buffer;
}

/**
 * The page as a picture, once it rests, which is when two in a row are the same; at once, if it is the one that is kept in
 * `baseline`. A page that rests and differs is looked at three times more, since on a busy machine a row that slides
 * may stand still on its way, and then compared as strictly as every other.
 * @throws {@link Restless}, if it has not come to rest within 15 s.
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
  throw new Restless(`${baseline}: the page does not come to rest. Does something move by itself?`);
}
