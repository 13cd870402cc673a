/** The pictures that are kept: one reading for the program that takes them and for the test of their number. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * A picture that is kept: its name (`phone/<story id>`), its weight, and a digest of its pixels.
 * @typedef {{ name: string, bytes: number, digest: string }} KeptPicture
 */

/** Where the first chunk after the header begins: `picture.ts` puts a line there that is not part of what is seen. */
const afterHeader = 33;

/**
 * @param {Buffer} file A picture as it is kept.
 * @returns {string} A digest of all but that line: two pictures that look the same have the same.
 */
function digestOf(file) {
  const written = file.toString('latin1', afterHeader + 4, afterHeader + 8) === 'tEXt';
  const end = written ? afterHeader + 12 + file.readUInt32BE(afterHeader) : afterHeader;
  return createHash('sha256').update(file.subarray(0, afterHeader)).update(file.subarray(end)).digest('hex');
}

/**
 * @param {string} file Name of a picture's file: the story's id, and what else the picture shows, as `--dark`.
 * @returns {string} Id of the story.
 */
export function storyOf(file) {
  return file
    .replace(/\.png$/, '')
    .split('--')
    .slice(0, 2)
    .join('--');
}

/** @returns {KeptPicture[]} Every picture that is kept. */
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
 * @param {readonly KeptPicture[]} pictures What is compared.
 * @returns {string[][]} Names of pictures that are the same pixel for pixel, by group.
 */
export function twins(pictures) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { name, digest } of pictures) groups.set(digest, [...(groups.get(digest) ?? []), name]);
  return [...groups.values()].filter(({ length }) => length > 1);
}
