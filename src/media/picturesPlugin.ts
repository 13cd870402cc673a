import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { optimize } from 'svgo';
import type { Config } from 'svgo';
import type { Plugin } from 'vite';
import type { Slot } from './slot';
import { slots } from './slots';

const prefix = 'virtual:picture/';
const resolvedPrefix = '\0' + prefix;

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

function slotOf(id: string): Slot {
  const slot = slots[id];
  if (!slot) throw new Error(`Unknown picture slot "${id}": src/media/slots.ts lists them all.`);
  return slot;
}

const drawn = new Map<string, string>();

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

/** Writes only what changed, so that running watchers and caches stay quiet; in one stroke, as several builds may draw at once. */
function keep(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Vite plugin behind `import hero from 'virtual:picture/<slot>'`: the module holds the picture's data, the drawing
 * itself becomes a hashed SVG file.
 */
export function pictures(): Plugin {
  let folder = '';
  return {
    name: 'pictures',
    configResolved(config) {
      folder = resolve(config.root, 'node_modules/.cache/pictures');
    },
    resolveId(id) {
      return id.startsWith(prefix) ? '\0' + id : undefined;
    },
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined;
      const slot = id.slice(resolvedPrefix.length);
      const file = resolve(folder, `${slot}.svg`);
      const svg = drawPicture(slot);
      keep(file, svg);
      const { width, height, alt } = slotOf(slot);
      const data = JSON.stringify({ width, height, alt, kind: 'illustration' });
      return `import src from ${JSON.stringify(`${file}?url&no-inline`)};\nexport default {src, ...${data}};`;
    },
  };
}
