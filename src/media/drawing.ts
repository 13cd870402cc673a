import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { optimize, VERSION, type Config } from 'svgo';
import { drawingProblems } from './drawingProblems';
import { coloursShown, readPalette, recoloured, type Colour } from './palette';
import { slotOf, type Slot } from './slots';

/** Folder of the drawings, from the project's root. */
export const drawingsFolder = 'src/media/drawings';

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

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** All colours that drawings may have. */
export const drawingColours = (): Colour[] =>
  ['palette', 'shades'].flatMap((name) => readPalette(readFileSync(`${drawingsFolder}/${name}.gpl`, 'utf8')));

let colours: { all: readonly Colour[]; shown: ReadonlyMap<string, string> } | undefined;
const sources = new Map<string, string>();
const drawn = new Map<string, string>();

/** Forgets what was read: a drawing or a palette has changed on the disk. */
export function forgetDrawings(): void {
  colours = undefined;
  sources.clear();
  drawn.clear();
}

/** A file of the folder, checked, and in the colours of the theme. */
function sourceOf(name: string, slot: Slot): string {
  const known = sources.get(name);
  if (known !== undefined) return known;
  const file = `${drawingsFolder}/${name}.svg`;
  if (!existsSync(file)) throw new Error(`${file} is missing: src/media/slots.ts has a slot of this name.`);
  const text = readFileSync(file, 'utf8');
  if (!colours) {
    const all = drawingColours();
    colours = { all, shown: coloursShown(all) };
  }
  const problems = drawingProblems(text, slot, colours.all);
  if (problems.length > 0) throw new Error(problems.map((problem) => `${file} ${problem}`).join('\n'));
  const source = recoloured(text, colours.shown);
  sources.set(name, source);
  return source;
}

/**
 * The drawing of a slot as it is in its file, but in the colours of the theme.
 * @param id Slot id of `slots.ts`. @throws {Error} If the slot is unknown, or the drawing cannot be used; one line each.
 */
export const drawingOf = (id: string): string => sourceOf(id, slotOf(id));

/** An icon that systems cut to their own shape, or of a shortcut: a file of `drawings/icons`. @throws {Error} As {@link drawingOf}. */
export const iconOf = (name: string): string => sourceOf(`icons/${name}`, slotOf('icon'));

/** A drawing as visitors download it: without names, without what editors add, with short numbers. */
export const optimised = (svg: string): string => optimize(svg, svgoConfig).data;

/**
 * The drawing of a slot as visitors download it. Cached per process, because several builds need each drawing.
 * @param id Slot id of `slots.ts`. @throws {Error} As {@link drawingOf}.
 */
export function drawPicture(id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const svg = optimised(drawingOf(id));
  drawn.set(id, svg);
  return svg;
}

const hashOf = (...texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 20);

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
 * Writes the optimised drawing of a slot into a file, unless the file is up to date: optimising all drawings takes seconds.
 * @param id Slot id of `slots.ts`. @throws {Error} As {@link drawingOf}.
 * @param folder Folder of the files; a stamp next to each contains the hash of its source.
 * @returns The file, `<slot>.svg`.
 */
export function drawnFile(id: string, folder: string): string {
  const file = resolve(folder, `${id}.svg`);
  const source = hashOf(VERSION, JSON.stringify(svgoConfig), drawingOf(id));
  const stampOf = (svg: string) => `${source} ${hashOf(svg)}`;
  const stamp = `${file}.stamp`;
  if (textOf(stamp) === stampOf(textOf(file))) return file;
  const svg = drawPicture(id);
  writeIfChanged(file, svg);
  writeIfChanged(stamp, stampOf(svg));
  return file;
}
