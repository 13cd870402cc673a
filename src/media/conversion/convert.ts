import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { FrameName } from '../frames';
import type { OwnersPhoto } from './readPhotos';
import { frames } from '../frames';
import { widthsOf } from './sizes';

/** A file that browsers may load: its format, width in px and bytes. */
interface ConvertedFile {
  format: Format;
  width: number;
  bytes: Buffer;
}

/** A converted photograph. */
export interface ConvertedPhoto {
  /** Width of the widest file in px. */
  width: number;
  /** Height of the widest file in px. */
  height: number;
  /** A few blurred pixels as a `data:` address. */
  preview: string;
  files: readonly ConvertedFile[];
}

/** Formats of every photo, best first. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/**
 * Settings of the conversion; after a change every photo is converted again. If a file is too large, as with a noisy
 * photo, it is encoded again with the next lower quality until it fits.
 */
export const settings = {
  version: 2,
  /** Maximum size in bytes of a file for phones: 60 KB including the response headers. */
  phoneBytes: 58_000,
  /** Maximum size in bytes of any other file. */
  bytes: 180_000,
  /** Maximum length of the preview's address, in characters. */
  preview: 300,
  quality: {
    avif: [52, 48, 44, 40, 34, 28, 22, 16, 8],
    webp: [74, 66, 58, 50, 42, 34, 24, 14, 4],
    jpeg: [76, 68, 60, 52, 44, 36, 28, 20, 10],
  },
} as const;

/** Pixels in memory: rotated upright, in sRGB, cropped to a ratio that its frames can show, at most as wide as the widest file. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

const open = ({ data, info }: Pixels) => sharp(data, { raw: info });

function cropSize(width: number, height: number, [lowest, highest]: readonly [number, number]) {
  const ratio = Math.min(highest, Math.max(lowest, width / height));
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

/** Crops like `object-position`: the point at 60 % of the photo ends up at 60 % of the crop. */
async function pixelsOf(photo: OwnersPhoto, names: readonly [FrameName, ...FrameName[]]) {
  const bytes = readFileSync(photo.file);
  const { autoOrient } = await sharp(bytes).metadata();
  const crop = cropSize(autoOrient.width, autoOrient.height, frames[names[0]].ratios);
  const [x, y] = photo.words.focus;
  const widths = widthsOf(names, crop.width / crop.height, crop.width);
  const widest = Math.max(...widths.map(({ width }) => width));
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .extract({
      left: Math.round(((autoOrient.width - crop.width) * x) / 100),
      top: Math.round(((autoOrient.height - crop.height) * y) / 100),
      ...crop,
    })
    .resize(widest)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Pixels = { data, info: { width: info.width, height: info.height, channels: 3 } };
  return { pixels, widths };
}

async function encode(pixels: Pixels, width: number, format: Format, maxBytes: number): Promise<Buffer> {
  let bytes: Buffer | undefined;
  for (const quality of settings.quality[format]) {
    const image = open(pixels).resize(width);
    if (format === 'avif') image.avif({ quality, effort: 3 });
    else if (format === 'webp') image.webp({ quality });
    else image.jpeg({ quality, mozjpeg: true });
    bytes = await image.toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`is too busy: at ${width} px it stays above ${Math.round(maxBytes / 1000)} KB.`);
}

async function previewOf(pixels: Pixels): Promise<string> {
  for (const quality of [80, 60, 40, 20]) {
    for (const width of [20, 16]) {
      const bytes = await open(pixels).resize(width).webp({ quality, effort: 6 }).toBuffer();
      const address = `data:image/webp;base64,${bytes.toString('base64')}`;
      if (address.length <= settings.preview) return address;
    }
  }
  throw new Error('has no preview that is small enough.');
}

/**
 * Converts a photograph to its files. Position, camera and all other metadata are removed.
 * @param names Kinds of frames in which its slot is shown; the first decides the ratio.
 * @throws {Error} If the photograph is broken; the message names it.
 */
export async function convert(
  photo: OwnersPhoto,
  names: readonly [FrameName, ...FrameName[]],
): Promise<ConvertedPhoto> {
  const { pixels, widths } = await pixelsOf(photo, names).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.replaceAll('\n', ' ') : 'unreadable';
    throw new Error(`${photo.name} is broken (${reason}). Copy it again from where it comes.`, {
      cause: error,
    });
  });
  const files: ConvertedFile[] = [];
  try {
    for (const { width, forPhones } of widths) {
      const maxBytes = forPhones ? settings.phoneBytes : settings.bytes;
      const conversions = formats.map(async (format) => ({
        format,
        width,
        bytes: await encode(pixels, width, format, maxBytes),
      }));
      files.push(...(await Promise.all(conversions)));
    }
    return { width: pixels.info.width, height: pixels.info.height, preview: await previewOf(pixels), files };
  } catch (error) {
    throw new Error(`${photo.name} ${error instanceof Error ? error.message : 'cannot be converted.'}`, {
      cause: error,
    });
  }
}
