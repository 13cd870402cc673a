import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { FrameName } from '../frames';
import type { OwnersPhoto } from './readPhotos';
import { frames } from '../frames';
import { widthsOf } from './sizes';

/** A file that browsers may take: its format, width in px and bytes. */
interface ConvertedFile {
  format: Format;
  width: number;
  bytes: Buffer;
}

/** A photograph as visitors get it. */
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
 * How a photo is converted; a change makes every photo be converted again.
 * Heavy files, such as noisy ones, are made again with the next quality until they fit.
 */
export const settings = {
  version: 2,
  /** Bytes of a file that phones may take: 60 KB with what comes before a file. */
  phoneBytes: 58_000,
  /** Bytes of any other file. */
  bytes: 180_000,
  /** Longest preview, in characters of its address. */
  preview: 300,
  quality: {
    avif: [52, 48, 44, 40, 34, 28, 22, 16, 8],
    webp: [74, 66, 58, 50, 42, 34, 24, 14, 4],
    jpeg: [76, 68, 60, 52, 44, 36, 28, 20, 10],
  },
} as const;

/** Pixels in memory: turned upright, in sRGB, cut to a ratio its frames can show, no wider than the widest file. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

const open = ({ data, info }: Pixels) => sharp(data, { raw: info });

function cutOf(width: number, height: number, [lowest, highest]: readonly [number, number]) {
  const ratio = Math.min(highest, Math.max(lowest, width / height));
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

/** Cuts as `object-position` does: the point at 60 % of the photo comes to stand at 60 % of what is left. */
async function pixelsOf(photo: OwnersPhoto, names: readonly [FrameName, ...FrameName[]]) {
  const bytes = readFileSync(photo.file);
  const { autoOrient } = await sharp(bytes).metadata();
  const cut = cutOf(autoOrient.width, autoOrient.height, frames[names[0]].ratios);
  const [x, y] = photo.words.focus;
  const widths = widthsOf(names, cut.width / cut.height, cut.width);
  const widest = Math.max(...widths.map(({ width }) => width));
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .extract({
      left: Math.round(((autoOrient.width - cut.width) * x) / 100),
      top: Math.round(((autoOrient.height - cut.height) * y) / 100),
      ...cut,
    })
    .resize(widest)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Pixels = { data, info: { width: info.width, height: info.height, channels: 3 } };
  return { pixels, widths };
}

async function encoded(pixels: Pixels, width: number, format: Format, most: number): Promise<Buffer> {
  let bytes: Buffer | undefined;
  for (const quality of settings.quality[format]) {
    const image = open(pixels).resize(width);
    if (format === 'avif') image.avif({ quality, effort: 3 });
    else if (format === 'webp') image.webp({ quality });
    else image.jpeg({ quality, mozjpeg: true });
    bytes = await image.toBuffer();
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`is too busy: at ${width} px it stays above ${Math.round(most / 1000)} KB.`);
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
 * Makes the files of a photograph. Position, camera and everything else that a file says about itself are left out.
 * @param names Kinds of frames where its slot stands; the first gives the ratio.
 * @throws An error that names the photograph if it is broken.
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
      const most = forPhones ? settings.phoneBytes : settings.bytes;
      const made = formats.map(async (format) => ({
        format,
        width,
        bytes: await encoded(pixels, width, format, most),
      }));
      files.push(...(await Promise.all(made)));
    }
    return { width: pixels.info.width, height: pixels.info.height, preview: await previewOf(pixels), files };
  } catch (error) {
    throw new Error(`${photo.name} ${error instanceof Error ? error.message : 'cannot be converted.'}`, {
      cause: error,
    });
  }
}
