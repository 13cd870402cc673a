import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { convert, formats, settings, type ConvertedPhoto } from '../../src/media/conversion/convert';
import { cachePhoto } from '../../src/media/conversion/cachePhoto';
import { readPhotos, type OwnersPhoto } from '../../src/media/conversion/readPhotos';
import type { FrameName } from '../../src/media/frames';
import { slots } from '../../src/media/slots';
import { isSubject, noisyPhoto } from '../support/photos';
import { photoFolder } from './photoFolder';

/** Puts a file into a folder of its own and reads it as the photo of a slot. */
async function owned(slot: string, file: Buffer, focus?: string): Promise<OwnersPhoto & { root: string }> {
  const entry = { alt: 'A red disc.', ...(focus !== undefined && { focus }) };
  const { root, folder } = photoFolder({ [`${slot}.jpg`]: file, 'photos.json': { [slot]: entry } });
  const photo = (await readPhotos(folder, root, slots)).get(slot);
  if (!photo) throw new Error('Not read');
  return { ...photo, root };
}

function fileOf(photo: ConvertedPhoto, format: (typeof formats)[number], width: number): Buffer {
  const found = photo.files.find((file) => file.format === format && file.width === width);
  if (!found) throw new Error(`No ${format} of ${width} px`);
  return found.bytes;
}

/** Colour at a point, given as shares of width and height. */
async function colourAt(file: Buffer, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(file).blur(2).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

const grid: readonly [FrameName] = ['grid'];

describe('a noisy photo', () => {
  it(
    'becomes files in three formats that a phone can load, with a preview',
    { timeout: 120_000 },
    async () => {
      // The noisiest are in tests/e2e/photos.spec.ts: each is encoded many times before it fits.
      const file = await noisyPhoto({ width: 2000, height: 1500, noise: 24, subject: [0.8, 0.3] })
        .jpeg()
        .toBuffer();
      const photo = await convert(await owned('home-hero', file, '80% 30%'), ['hero']);
      expect([photo.width, photo.height]).toEqual([1600, 1200]);
      expect(photo.preview).toMatch(/^data:image\/webp;base64,/);
      expect(photo.preview.length).toBeLessThanOrEqual(300);
      for (const format of formats) {
        const files = photo.files.filter((one) => one.format === format);
        expect(files.map(({ width }) => width)).toEqual([800, 1120, 1320, 1600]);
        for (const { width, bytes } of files) {
          expect(bytes.length).toBeLessThanOrEqual(width <= 1320 ? 58_000 : settings.bytes);
          const found = await sharp(bytes).metadata();
          expect([found.width, found.height]).toEqual([width, width * 0.75]);
          expect(found.format === 'heif' ? 'avif' : found.format).toBe(format);
        }
        expect(isSubject(...(await colourAt(fileOf(photo, format, 800), 0.8, 0.3)))).toBe(true);
        expect(isSubject(...(await colourAt(fileOf(photo, format, 800), 0.5, 0.5)))).toBe(false);
      }
    },
  );
});

// Formats that save bytes cost time.
describe('a photo', { timeout: 60_000 }, () => {
  const size = { width: 1000, height: 750, noise: 8 };

  it('is turned upright, and tells nothing about where it was taken', async () => {
    const file = await noisyPhoto({ width: 900, height: 1200, noise: 8, subject: [0.2, 0.5] })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const photo = await convert(await owned('gallery-air-1', file), grid);
    expect(photo.width / photo.height).toBeCloseTo(4 / 3, 2);
    for (const { bytes } of photo.files) {
      const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    }
    // Rotated by 90 degrees: what was left is on top.
    expect(isSubject(...(await colourAt(fileOf(photo, 'webp', 320), 0.5, 0.2)))).toBe(true);
  });

  it('is cut to what its frames can show, around its focus', async () => {
    const look = { width: 900, height: 1600, noise: 8, subject: [0.5, 0.1] } as const;
    const photo = await convert(
      await owned('portrait-team-ceo', await noisyPhoto(look).jpeg().toBuffer(), '50% 0%'),
      ['portrait'],
    );
    expect(photo.width).toBe(photo.height);
    const subject = (0.1 * 1600) / 900;
    expect(isSubject(...(await colourAt(fileOf(photo, 'jpeg', 320), 0.5, subject)))).toBe(true);
  });

  it('keeps a ratio that its frames can show, and is never made larger than it is', async () => {
    const file = await noisyPhoto({ width: 900, height: 600, noise: 8, subject: [0.5, 0.5] })
      .jpeg()
      .toBuffer();
    const photo = await convert(await owned('gallery-air-1', file), grid);
    expect([photo.width, photo.height]).toEqual([900, 600]);
    expect([...new Set(photo.files.map(({ width }) => width))]).toEqual([320, 480, 800, 900]);
  });

  it('comes without holes from a PNG that has some', async () => {
    const holes = sharp({
      create: { width: 800, height: 600, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    });
    const photo = await convert(await owned('gallery-air-1', await holes.png().toBuffer()), grid);
    const file = fileOf(photo, 'webp', 320);
    expect((await sharp(file).metadata()).hasAlpha).toBe(false);
    expect(Math.min(...(await colourAt(file, 0.5, 0.5)))).toBeGreaterThan(250);
  });

  it('keeps its colours from a file for print, and from one in grey', async () => {
    const source = () => noisyPhoto({ ...size, subject: [0.5, 0.5] });
    const print = await source().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const coloured = await convert(await owned('gallery-air-1', print), grid);
    const [red, green, blue] = await colourAt(fileOf(coloured, 'webp', 320), 0.5, 0.5);
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green, blue)).toBeLessThan(110);

    const grey = await convert(
      await owned('gallery-air-1', await source().greyscale().jpeg().toBuffer()),
      grid,
    );
    const channels = await colourAt(fileOf(grey, 'webp', 320), 0.2, 0.2);
    expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(4);
  });

  it('is converted once, and again when its words or pixels change', async () => {
    const file = await noisyPhoto({ ...size, subject: [0.5, 0.5] })
      .jpeg()
      .toBuffer();
    const photo = await owned('portrait-team-ceo', file);
    const cache = `${photo.root}/cache`;
    const first = await cachePhoto(photo, ['portrait'], cache);
    const again = await cachePhoto(photo, ['portrait'], cache);
    expect(again).toEqual(first);
    for (const { file: kept } of first.files) expect(readFileSync(kept).length).toBeGreaterThan(100);
    const moved = await cachePhoto(
      { ...photo, words: { ...photo.words, focus: [0, 0] } },
      ['portrait'],
      cache,
    );
    expect(moved.files[0]?.file).not.toBe(first.files[0]?.file);
  });
});
