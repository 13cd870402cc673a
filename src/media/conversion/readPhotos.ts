import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import sharp from 'sharp';
import type { Slot, Slots } from '../slots';
import { endings, fileKind, isConvertible } from './fileKind';
import { nearest } from './nearest';
import { readEntries, wordsOf, type Words } from './words';

/** A photograph of the owner that replaces a slot's illustration. */
export interface OwnersPhoto {
  slot: string;
  /** Absolute path of its file. */
  file: string;
  /** Its path as the owner knows it, for error messages. */
  name: string;
  words: Words;
}

const list = 'photos.json';
const types = 'Save the photo as JPEG, PNG, WebP or AVIF.';
/** Files that operating systems create in folders. */
const isSystemFile = (name: string): boolean =>
  name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name);

function slotProblem(id: string, slots: Slots): string | undefined {
  const used = Object.keys(slots).filter((name) => slots[name]?.frames.length);
  if (used.includes(id)) return undefined;
  if (slots[id]) return `no page shows "${id}": it stays drawn. Take the file away.`;
  return `there is no slot "${id}". Did you mean "${nearest(id, used) ?? ''}"? The guide for owners lists them all.`;
}

/** Checks the displayed size: a camera held sideways stores the orientation instead of rotating the pixels. */
async function sizeProblem(bytes: Buffer, id: string, slot: Slot): Promise<string | undefined> {
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    if (autoOrient.width >= slot.width && autoOrient.height >= slot.height) return undefined;
    return `is ${autoOrient.width} x ${autoOrient.height} px; ${id} needs at least ${slot.width} x ${slot.height} px.`;
  } catch {
    return 'is broken: it cannot be opened. Copy it again from where it comes.';
  }
}

async function fileProblem(file: string, id: string, slots: Slots): Promise<string | undefined> {
  const ending = parse(file).ext.slice(1).toLowerCase();
  const bytes = readFileSync(file);
  const kind = fileKind(bytes);
  if (bytes.length === 0) return 'is empty. Copy it again from where it comes.';
  if (kind !== undefined && !isConvertible(kind)) return `is a ${kind} file. ${types}`;
  if (!endings.includes(ending)) return `ends with ".${ending}". ${types}`;
  if (kind === undefined) return `is no photo, whatever its name says. ${types}`;
  const slot = slots[id];
  return slot && sizeProblem(bytes, id, slot);
}

/**
 * Reads the owner's folder: its photographs and `photos.json`.
 * @param folder Absolute path; there are no photographs if it is missing or empty.
 * @param root Absolute path to which paths in error messages are relative.
 * @throws {Error} One error that names every unusable file, and what to do.
 */
export async function readPhotos(
  folder: string,
  root: string,
  slots: Slots,
): Promise<Map<string, OwnersPhoto>> {
  const photos = new Map<string, OwnersPhoto>();
  if (!existsSync(folder)) return photos;
  const problems: string[] = [];
  const nameOf = (name: string) => relative(root, join(folder, name)).replaceAll('\\', '/');
  let entries: Record<string, unknown> = {};
  try {
    if (existsSync(join(folder, list))) entries = readEntries(readFileSync(join(folder, list), 'utf8'));
  } catch (error) {
    throw new Error(`${nameOf(list)} ${error instanceof Error ? error.message : 'cannot be read.'}`, {
      cause: error,
    });
  }
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (entry.name === list || isSystemFile(entry.name)) continue;
    const id = parse(entry.name).name;
    const first = files.get(id);
    files.set(id, first ?? entry.name);
    const name = nameOf(entry.name);
    if (entry.isDirectory()) {
      problems.push(`${name} is a folder: photos lie directly in ${relative(root, folder)}.`);
      continue;
    }
    const slotError = slotProblem(id, slots);
    const problem = await fileProblem(join(folder, entry.name), id, slots);
    if (slotError !== undefined) problems.push(`${name}: ${slotError}`);
    if (problem !== undefined) problems.push(`${name} ${problem}`);
    if (first !== undefined)
      problems.push(`${name}: ${nameOf(first)} is there for the same slot. Keep one of the two.`);
    const words = wordsOf(entries[id], slots[id]?.focus);
    if (!Array.isArray(words)) photos.set(id, { slot: id, file: join(folder, entry.name), name, words });
    else if (slotError === undefined && first === undefined)
      problems.push(...words.map((what) => `${nameOf(list)}: "${id}" ${what}`));
  }
  for (const id of Object.keys(entries))
    if (!files.has(id))
      problems.push(
        `${nameOf(list)}: "${id}" has words but no photo. Add ${id}.jpg, or take the entry away.`,
      );
  if (problems.length > 0) throw new Error(`Photos that cannot be used:\n- ${problems.join('\n- ')}`);
  return photos;
}
