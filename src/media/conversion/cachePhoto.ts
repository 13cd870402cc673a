import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { frames, type FrameName } from '../frames';
import { convert, settings, type Format } from './convert';
import type { OwnersPhoto } from './readPhotos';

/** A converted photograph on disk. */
export interface CachedPhoto {
  width: number;
  height: number;
  preview: string;
  /** Absolute path of each file, the narrowest first. */
  files: readonly { format: Format; width: number; file: string }[];
}

type Names = readonly [FrameName, ...FrameName[]];

function stampOf({ file, words }: OwnersPhoto, names: Names): string {
  const inputs = [sharp.versions.sharp, settings, words.focus, names.map((name) => frames[name])];
  return createHash('sha256')
    .update(readFileSync(file))
    .update(JSON.stringify(inputs))
    .digest('base64url')
    .slice(0, 20);
}

const read = (folder: string): CachedPhoto => {
  const { files, ...rest } = JSON.parse(readFileSync(join(folder, 'photo.json'), 'utf8')) as CachedPhoto;
  return { ...rest, files: files.map((one) => ({ ...one, file: join(folder, one.file) })) };
};

/**
 * Converts a photo and writes the files into a folder that gets its final name only when it is complete: several
 * builds may run at once.
 */
async function write(folder: string, photo: OwnersPhoto, names: Names): Promise<void> {
  const { files, ...rest } = await convert(photo, names);
  const draft = `${folder}.${String(process.pid)}`;
  mkdirSync(draft, { recursive: true });
  const list = files.map(({ format, width, bytes }) => {
    const file = `${photo.slot}-${width}.${format === 'jpeg' ? 'jpg' : format}`;
    writeFileSync(join(draft, file), bytes);
    return { format, width, file };
  });
  writeFileSync(join(draft, 'photo.json'), JSON.stringify({ ...rest, files: list }));
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(folder, 'photo.json'))) throw error;
  }
}

/** Photos are converted one after the other, because each uses all cores and much memory. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Converts a photograph, or returns the cached files.
 * @param cache Absolute path of the folder with converted photographs.
 * @param names Kinds of frames in which its slot is shown.
 */
export function cachePhoto(photo: OwnersPhoto, names: Names, cache: string): Promise<CachedPhoto> {
  const conversion = previous.then(async () => {
    const folder = join(cache, `${photo.slot}-${stampOf(photo, names)}`);
    if (!existsSync(join(folder, 'photo.json'))) await write(folder, photo, names);
    return read(folder);
  });
  previous = conversion.catch(() => undefined);
  return conversion;
}
