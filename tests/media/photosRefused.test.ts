import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { convert } from '../../src/media/conversion/convert';
import { readPhotos } from '../../src/media/conversion/readPhotos';
import { slots } from '../../src/media/slots';
import { noisyPhoto } from '../support/photos';
import { photoFolder } from './photoFolder';

const words = { 'gallery-air-1': { alt: 'A plane over the plains.' } };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

let jpeg: Buffer;
let noisy: Buffer;
beforeAll(async () => {
  jpeg = await plain(800, 600).jpeg().toBuffer();
  noisy = await noisyPhoto({ width: 1200, height: 900, subject: [0.5, 0.5] })
    .jpeg()
    .toBuffer();
});

async function refusal(files: Parameters<typeof photoFolder>[0]): Promise<string> {
  const { root, folder } = photoFolder(files);
  try {
    await readPhotos(folder, root, slots);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  throw new Error('Nothing was refused');
}

describe('a file that cannot be used is named, with what to do', () => {
  it('for no slot: with the nearest name', async () => {
    expect(await refusal({ 'galery-air1.jpg': jpeg })).toContain(
      'photos/galery-air1.jpg: there is no slot "galery-air1". Did you mean "gallery-air-1"?',
    );
  });

  it('for a slot that no page shows', async () => {
    expect(await refusal({ 'og-default.jpg': jpeg })).toContain(
      'photos/og-default.jpg: no page shows "og-default"',
    );
  });

  it('of another type, by its content', async () => {
    const gif = await plain(800, 600).gif().toBuffer();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>';
    for (const [file, said] of [
      [gif, 'is a GIF file.'],
      [heic, 'is a HEIC file.'],
      [svg, 'is a SVG file.'],
      ['Dear reader', 'is no photo, whatever its name says.'],
      ['', 'is empty.'],
    ] as const) {
      const message = await refusal({ 'gallery-air-1.jpg': file, 'photos.json': words });
      expect(message).toContain(`photos/gallery-air-1.jpg ${said}`);
    }
  });

  it('of another type, by its name', async () => {
    const message = await refusal({ 'gallery-air-1.txt': jpeg, 'photos.json': words });
    expect(message).toContain('photos/gallery-air-1.txt ends with ".txt". Save the photo as JPEG');
  });

  it('too small: with its size and the size it needs', async () => {
    const small = await plain(300, 200).jpeg().toBuffer();
    expect(
      await refusal({ 'home-hero.jpg': small, 'photos.json': { 'home-hero': { alt: 'A van.' } } }),
    ).toContain('photos/home-hero.jpg is 300 x 200 px; home-hero needs at least 1200 x 900 px.');
  });

  it('too small once it is turned upright', async () => {
    const turned = await plain(800, 600).withExif({}).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await refusal({ 'gallery-air-1.jpg': turned, 'photos.json': words })).toContain(
      'photos/gallery-air-1.jpg is 600 x 800 px; gallery-air-1 needs at least 800 x 600 px.',
    );
  });

  it('broken at its beginning', async () => {
    const message = await refusal({ 'gallery-air-1.jpg': jpeg.subarray(0, 40), 'photos.json': words });
    expect(message).toContain('photos/gallery-air-1.jpg is broken');
  });

  it('cut off somewhere', async () => {
    const { root, folder } = photoFolder({
      'gallery-air-1.jpg': noisy.subarray(0, noisy.length / 2),
      'photos.json': words,
    });
    const photo = (await readPhotos(folder, root, slots)).get('gallery-air-1');
    if (!photo) throw new Error('Not read');
    await expect(convert(photo, ['grid'])).rejects.toThrow(/^photos\/gallery-air-1\.jpg is broken/);
  });

  it('beside another one for the same slot', async () => {
    const png = await plain(800, 600).png().toBuffer();
    expect(
      await refusal({ 'gallery-air-1.jpg': jpeg, 'gallery-air-1.png': png, 'photos.json': words }),
    ).toContain('photos/gallery-air-1.png: photos/gallery-air-1.jpg is there for the same slot.');
  });

  it('all of them at once', async () => {
    const message = await refusal({ 'nobody.jpg': jpeg, 'gallery-air-1.jpg': 'text', 'photos.json': '{}' });
    expect(message).toContain('photos/nobody.jpg');
    expect(message).toContain('photos/gallery-air-1.jpg');
    expect(message).toContain('"gallery-air-1" has no alternative text');
  });
});

describe('words that cannot be used are named with their slot', () => {
  const about = (entry: object) =>
    refusal({ 'gallery-air-1.jpg': jpeg, 'photos.json': { 'gallery-air-1': entry } });

  it('a missing or empty alternative text', async () => {
    for (const message of [
      await refusal({ 'gallery-air-1.jpg': jpeg }),
      await about({}),
      await about({ alt: ' ' }),
    ])
      expect(message).toContain('photos/photos.json: "gallery-air-1" has no alternative text');
  });

  it('a long one, and one that speaks of an illustration', async () => {
    expect(await about({ alt: 'a'.repeat(161) })).toContain('161 characters: at most 160');
    expect(await about({ alt: 'A plane. Illustration.' })).toContain('must not end with "Illustration."');
    expect(await about({ alt: 'A plane.', altSw: 'Ndege. Mchoro.' })).toContain('or "Mchoro."');
    expect(await about({ alt: 'A plane.', altSw: ' ' })).toContain('write as "altSw" what it shows');
  });

  it('a focus that is no point, an empty credit, an unknown field', async () => {
    for (const focus of ['middle', '50%', '120% 10%', 5])
      expect(await about({ alt: 'A plane.', focus })).toContain('needs two percentages as "focus"');
    expect(await about({ alt: 'A plane.', credit: '' })).toContain('needs words as "credit"');
    expect(await about({ alt: 'A plane.', atl: 'x' })).toContain('unknown field "atl"');
  });

  it('a list that is none', async () => {
    expect(await refusal({ 'photos.json': '{ "home-hero": ' })).toContain('photos/photos.json is not JSON');
    expect(await refusal({ 'photos.json': '[]' })).toContain('photos/photos.json must be a list by slot');
  });

  it('words without a photo', async () => {
    expect(await refusal({ 'photos.json': words })).toContain(
      'photos/photos.json: "gallery-air-1" has words but no photo.',
    );
  });
});

describe('what is let be', () => {
  it('a folder that is missing or empty', async () => {
    const { root, folder } = photoFolder({ 'photos.json': '{}' });
    expect((await readPhotos(folder, root, slots)).size).toBe(0);
    expect((await readPhotos(join(root, 'elsewhere'), root, slots)).size).toBe(0);
  });

  it('files that computers add by themselves', async () => {
    const { root, folder } = photoFolder({ '.DS_Store': 'x', '.gitkeep': '', 'Thumbs.db': 'x' });
    expect((await readPhotos(folder, root, slots)).size).toBe(0);
  });

  it('but a folder in the folder is no photo', async () => {
    const { root, folder } = photoFolder({});
    mkdirSync(join(folder, 'holiday'));
    await expect(readPhotos(folder, root, slots)).rejects.toThrow('photos/holiday is a folder');
  });
});
