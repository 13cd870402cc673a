import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { optimize, VERSION, type Config } from 'svgo';
import type { PlacedSlot } from './slot';
import { slots } from './slots';

/**
 * Parts keep their own rounded numbers and their transform: if it were applied, each copy of a part would be different
 * text. One pass is enough: more passes take two and a half times as long for a thousandth of the size.
 */
const svgoConfig: Config = {
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          convertPathData: { applyTransforms: false },
          convertTransform: { floatPrecision: 3, transformPrecision: 3 },
          moveGroupAttrsToElems: false,
        },
      },
    },
  ],
};

/** A slot by its id. @throws {Error} If there is none; the message names it. */
export function slotOf(id: string): PlacedSlot {
  const slot = slots[id];
  if (!slot) throw new Error(`Unknown picture slot "${id}": src/media/slots.ts lists them all.`);
  return slot;
}

const drawn = new Map<string, string>();

const hashOf = (...texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 20);

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Writes a file only if its text has changed, so that watchers and caches stay quiet; atomically, because several
 * builds may draw at once.
 */
function writeIfChanged(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (textOf(file) === text) return;
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Draws a slot and optimises the result: this is what visitors download. Cached per process, because both builds need
 * each drawing.
 * @param id Slot id of `slots.ts`. @throws {Error} If it is unknown.
 */
export function drawPicture(id: string): string {
  const slot = slotOf(id);
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const svg = optimize(slot.draw(), svgoConfig).data;
  drawn.set(id, svg);
  return svg;
}

const checkedFiles = new Set<string>();

/**
 * Draws a slot into a file, once per process, unless the file is up to date: optimising all drawings takes seconds.
 * @param id Slot id of `slots.ts`. @throws {Error} If it is unknown.
 * @param folder Folder of the files; a stamp next to each contains the hash of its sources.
 * @returns The file, `<slot>.svg`.
 */
export function drawnFile(id: string, folder: string): string {
  const file = resolve(folder, `${id}.svg`);
  if (checkedFiles.has(file)) return file;
  checkedFiles.add(file);
  const source = hashOf(VERSION, JSON.stringify(svgoConfig), slotOf(id).draw());
  const stampOf = (svg: string) => `${source} ${hashOf(svg)}`;
  const stamp = `${file}.stamp`;
  if (textOf(stamp) === stampOf(textOf(file))) return file;
  const svg = drawPicture(id);
  writeIfChanged(file, svg);
  writeIfChanged(stamp, stampOf(svg));
  return file;
}
