/** What Terrazzo writes: TypeScript for the theme, custom properties for CSS, JSON for Figma. */
import { pixels } from './pixels.js';
import { cssColor, cssShadow, cssValue, formulas, typeProperties } from './values.js';

/** @typedef {import('@terrazzo/parser').Plugin} Plugin */
/** @typedef {import('@terrazzo/parser').TokenNormalized} Token */

const generated = 'Generated from src/theme/tokens.json by `npm run tokens`. Do not edit.';

/** Widths at which Figma gets fluid type, in px. */
const screens = { phone: 360, desktop: 1280 };

/** @param {string} id `color.textSoft` */
const split = (id) => /** @type {[string, string]} */ (id.split('.'));

/**
 * @param {Readonly<Record<string, Token>>} tokens
 * @returns {Map<string, Token[]>} The tokens by group, in the order of their source.
 */
function byGroup(tokens) {
  /** @type {Map<string, Token[]>} */
  const groups = new Map();
  for (const token of Object.values(tokens)) {
    const [group] = split(token.id);
    groups.set(group, [...(groups.get(group) ?? []), token]);
  }
  return groups;
}

/**
 * @param {Token} token
 * @returns {string} Its value in TypeScript: px and ms as numbers, another token by its name.
 */
function inTypeScript(token) {
  if (token.aliasOf !== undefined) return token.aliasOf;
  if (token.$type === 'typography') return JSON.stringify(typeProperties(token));
  const { $type } = token;
  if (
    ($type === 'dimension' && token.$value.unit === 'px' && !formulas(token)['value']) ||
    $type === 'duration'
  ) {
    return String(token.$value.value);
  }
  return JSON.stringify(cssValue(token));
}

/** @returns {Plugin} `tokens.ts`: a constant for each group, with what each token is for. */
export const typescript = () => ({
  name: 'typescript',
  build({ tokens, outputFile }) {
    const constants = [...byGroup(tokens)].map(([group, members]) => {
      const lines = members.flatMap((token) => [
        `/** ${token.$description ?? ''} */`,
        `${split(token.id)[1]}: ${inTypeScript(token)},`,
      ]);
      const about = members[0]?.group.$description ?? '';
      return [`/** ${about} */`, `export const ${group} = {`, ...lines, '} as const;'].join('\n');
    });
    outputFile('tokens.ts', [`// ${generated}`, ...constants].join('\n\n'));
  },
});

/** @param {string} name `fontSize` */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {string} id `color.textSoft` */
const property = (id) => `--${kebab(id.replace('.', '-'))}`;

/**
 * @param {Token} token A token of one value.
 * @returns {string | number} Its value; other tokens by their property.
 */
function inCss(token) {
  if (token.aliasOf !== undefined) return `var(${property(token.aliasOf)})`;
  if (token.$type !== 'shadow') return cssValue(token);
  return cssShadow(token.$value, ({ color }, index) => {
    const role = token.partialAliasOf?.[index]?.color;
    return role === undefined ? cssColor(color) : `var(${property(role)})`;
  });
}

/** @returns {Plugin} `tokens.css`: a custom property for each value; roles point at the palette, so that a mode changes them alone. */
export const css = () => ({
  name: 'css',
  build({ tokens, outputFile }) {
    const lines = Object.values(tokens).flatMap((token) => {
      const name = property(token.id);
      if (token.$type !== 'typography') return [`${name}: ${inCss(token)};`];
      return Object.entries(typeProperties(token)).map(([key, value]) => `${name}-${kebab(key)}: ${value};`);
    });
    outputFile('tokens.css', [`/* ${generated} */`, ':root {', ...lines, '}'].join('\n'));
  },
});

/**
 * @param {import('@terrazzo/parser').DimensionValue} dimension
 * @param {string | undefined} formula What it is on screens of other widths.
 * @param {number} screen
 */
function inPx({ value, unit }, formula, screen) {
  const px = formula === undefined ? value * (unit === 'rem' ? 16 : 1) : pixels(formula, screen);
  return { value: Math.round(px * 100) / 100, unit: 'px' };
}

/**
 * @param {Token} token
 * @param {number} screen Width of the screen in px.
 * @returns {object} The token as Figma reads it: lengths in px, other tokens by reference.
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
  return { $type, $value, $description };
}

/** @returns {Plugin} `tokens.figma.json`: DTCG without formulas; type and fluid sizes once for a phone, once for a desktop. */
export const figma = () => ({
  name: 'figma',
  build({ tokens, outputFile }) {
    /** @param {readonly Token[]} members @param {number} screen */
    const at = (members, screen) =>
      Object.fromEntries(members.map((token) => [split(token.id)[1], forFigma(token, screen)]));
    const groups = [...byGroup(tokens)].map(([group, members]) => {
      const $description = members[0]?.group.$description;
      const isFluid = members.some((token) => token.$extensions !== undefined);
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
