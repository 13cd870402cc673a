/** The style sheets of the brands that Storybook shows. */
import { readFileSync, readdirSync } from 'node:fs';
import { formatted } from '../formatted.js';
import { brandCss } from './brand.js';

const folder = 'stories/brands';
const ending = '.tokens.json';

/** @returns {string[]} Names of the brands: `mawimbi`. */
export const brandNames = () =>
  readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? [file.replace(ending, '')] : []));

/** @param {string} name @returns {string} The Design Tokens of a brand. */
export const brandSource = (name) => readFileSync(`${folder}/${name}${ending}`, 'utf8');

/** @returns {Promise<Record<string, string>>} Every style sheet, by its path from the project's root. */
export async function styleSheets() {
  const base = readFileSync('src/theme/tokens.json', 'utf8');
  const written = brandNames().map(async (name) => {
    const path = `${folder}/${name}.css`;
    const css = await formatted(path, await brandCss(base, brandSource(name)));
    return /** @type {[string, string]} */ ([path, css]);
  });
  return Object.fromEntries(await Promise.all(written));
}
