/** The JSON for Figma. */
import { atNight, byGroup, generated, split } from './group.js';
import { pixels } from './pixels.js';
import { formulas } from './values.js';

/** @typedef {import('@terrazzo/parser').Plugin} Plugin */
/** @typedef {import('@terrazzo/parser').TokenNormalized} Token */

/** Screen widths at which fluid type is converted for Figma, in px. */
const screens = { phone: 360, desktop: 1280 };

/**
 * @param {import('@terrazzo/parser').DimensionValue} dimension
 * @param {string | undefined} formula Its value on other screen widths.
 * @param {number} screen
 */
function inPx({ value, unit }, formula, screen) {
  const px = formula === undefined ? value * (unit === 'rem' ? 16 : 1) : pixels(formula, screen);
  return { value: Math.round(px * 100) / 100, unit: 'px' };
}

/**
 * @param {Token} token
 * @param {number} screen Width of the screen in px.
 * @returns {object} The token in Figma's format: lengths in px, other tokens by reference.
 */
function forFigma(token, screen) {
  const { $type, $description } = token;
  const formula = formulas(token);
  /** @type {unknown} */
  let $value = token.$value;
  if (token.aliasOf !== undefined) $value = `{${token.aliasOf}}`;
  else if ($type === 'dimension') $value = inPx(token.$value, formula['value'], screen);
  else if ($type === 'typography') {
    const fontSize = inPx(token.$value.fontSize, formula['fontSize'], screen);
    $value = { ...token.$value, fontSize };
  }
  const dark = atNight(token)?.aliasOf;
  const modes = dark !== undefined && { $extensions: { mode: { light: $value, dark: `{${dark}}` } } };
  return { $type, $value, $description, ...modes };
}

/** @returns {Plugin} `tokens.figma.json`: DTCG without formulas; type and fluid sizes once for a phone, once for a desktop; colours with their two modes. */
export const figma = () => ({
  name: 'figma',
  build({ tokens, outputFile }) {
    /** @param {readonly Token[]} members @param {number} screen */
    const at = (members, screen) =>
      Object.fromEntries(members.map((token) => [split(token.id)[1], forFigma(token, screen)]));
    const groups = [...byGroup(tokens)].map(([group, members]) => {
      const $description = members[0]?.group.$description;
      const isFluid = members.some((token) => Object.keys(formulas(token)).length > 0);
      const content = isFluid
        ? { phone: at(members, screens.phone), desktop: at(members, screens.desktop) }
        : at(members, screens.desktop);
      return [group, { $description, ...content }];
    });
    outputFile(
      'tokens.figma.json',
      JSON.stringify({ $description: generated, ...Object.fromEntries(groups) }),
    );
  },
});
