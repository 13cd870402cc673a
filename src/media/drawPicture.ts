import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { optimize, VERSION, type Config } from 'svgo';
import type { PlacedSlot } from './slot';
import { slots } from './slots';

/**
 * Parts keep their own round numbers and their transform: applied, it would make each copy of a part different text.
 * One pass is enough: more took two and a half times as long for a thousandth of the size.
 */
const optimising: Config = {
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

/** A slot by its id. @throws {Error} There is none; the message names it. */
export function slotOf(id: string): PlacedSlot {
  const slot = slots[id];
  if (!slot) throw new Error(`Unknown picture slot "${id}": src/media/slots.ts lists them all.`);
  return slot;
}

const drawn = new Map<string, string>();

const hashOf = (...texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 20);

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Writes only what changed, so that running watchers and caches stay quiet; in one stroke, as several builds may draw at once. */
function keep(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (textOf(file) === text) return;
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Draws a slot and optimises the result: what visitors download. Once a process: both builds ask for each.
 * @param id Slot id of `slots.ts`; an unknown one is an error that names it.
 */
export function drawPicture(id: string): string {
  const slot = slotOf(id);
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const svg = optimize(slot.draw(), optimising).data;
  drawn.set(id, svg);
  return svg;
}

const ready = new Set<string>();

/**
 * Draws a slot into a file, once a process, unless the file holds what these sources draw: to optimise all takes seconds.
 * @param id Slot id of `slots.ts`; an unknown one is an error that names it.
 * @param folder Folder of the files; a stamp beside each says what it was made of.
 * @returns The file, `<slot>.svg`.
 */
export function drawnFile(id: string, folder: string): string {
  const file = resolve(folder, `${id}.svg`);
  if (ready.has(file)) return file;
  ready.add(file);
  const source = hashOf(VERSION, JSON.stringify(optimising), slotOf(id).draw());
  const stampOf = (svg: string) => `${source} ${hashOf(svg)}`;
  const stamp = `${file}.stamp`;
  if (textOf(stamp) === stampOf(textOf(file))) return file;
  const svg = drawPicture(id);
  keep(file, svg);
  keep(stamp, stampOf(svg));
  return file;
}
