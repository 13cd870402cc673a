/** The style sheets of the brands that Storybook shows. */
import { readFileSync, readdirSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
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
  const style = await resolveConfig('package.json');
  const base = readFileSync('src/theme/tokens.json', 'utf8');
  const written = brandNames().map(async (name) => {
    const css = await format(await brandCss(base, brandSource(name)), { ...style, parser: 'css' });
    return /** @type {[string, string]} */ ([`${folder}/${name}.css`, css]);
  });
  return Object.fromEntries(await Promise.all(written));
}
