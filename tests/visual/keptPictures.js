/** The committed pictures. Used by the program that takes them and by the test of their number. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * A committed picture: its name (`phone/<story id>`), its size, and a digest of its pixels.
 * @typedef {{ name: string, bytes: number, digest: string }} KeptPicture
 */

/** Offset of the first chunk after the header: `picture.ts` inserts a line there that is not part of the image. */
const afterHeader = 33;

/**
 * @param {Buffer} file The file of a committed picture.
 * @returns {string} A digest of everything except that line: equal for pictures that look the same.
 */
function digestOf(file) {
  const written = file.toString('latin1', afterHeader + 4, afterHeader + 8) === 'tEXt';
  const end = written ? afterHeader + 12 + file.readUInt32BE(afterHeader) : afterHeader;
  return createHash('sha256').update(file.subarray(0, afterHeader)).update(file.subarray(end)).digest('hex');
}

/**
 * @param {string} file Name of a picture's file: the story's id and a suffix such as `--dark`.
 * @returns {string} Id of the story.
 */
export function storyOf(file) {
  return file
    .replace(/\.png$/, '')
    .split('--')
    .slice(0, 2)
    .join('--');
}

/** @returns {KeptPicture[]} All committed pictures. */
export function keptPictures() {
  return ['desktop', 'phone'].flatMap((mode) => {
    const folder = new URL(`baselines/${mode}/`, import.meta.url);
    return readdirSync(folder).map((file) => {
      const content = readFileSync(new URL(file, folder));
      return {
        name: `${mode}/${file.replace(/\.png$/, '')}`,
        bytes: content.length,
        digest: digestOf(content),
      };
    });
  });
}

/**
 * @param {readonly KeptPicture[]} pictures Pictures to compare.
 * @returns {string[][]} Names of pictures that are equal pixel for pixel, by group.
 */
export function twins(pictures) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { name, digest } of pictures) groups.set(digest, [...(groups.get(digest) ?? []), name]);
  return [...groups.values()].filter(({ length }) => length > 1);
}
