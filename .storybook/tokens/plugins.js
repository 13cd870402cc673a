/** Terrazzo plugins: TypeScript for the theme with the values of both schemes, and custom properties for CSS. */
import { atNight, byGroup, generated, split } from './group.js';
import { cssColor, cssShadow, cssValue, formulas, typeProperties } from './values.js';

/** Groups whose values a mode or a brand may change: TypeScript refers to their custom properties. */
const switchable = new Set(['color', 'shadow', 'radius', 'font']);

/** The media query of the dark scheme. Print is always light. */
export const night = '@media screen and (prefers-color-scheme: dark)';

/** @typedef {import('@terrazzo/parser').Plugin} Plugin */
/** @typedef {import('@terrazzo/parser').TokenNormalized} Token */

/** @param {string} name `fontSize` */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {string} id `color.textSoft` */
export const property = (id) => `--${kebab(id.replace('.', '-'))}`;

/** @param {{ id: string }} token */
export const isSwitchable = ({ id }) => switchable.has(split(id)[0]);

/**
 * @param {Token} token
 * @returns {string} Its value in TypeScript: px and ms as numbers, values that a mode or a brand may change as custom
 * properties.
 */
function inTypeScript(token) {
  if (isSwitchable(token)) return JSON.stringify(`var(${property(token.id)})`);
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

/** @returns {Plugin} `tokens.ts`: a constant per group, with the description of each token. */
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

/**
 * @param {Token} token A token with one value.
 * @param {(id: string) => boolean} isNamed Whether another token is referred to by its property; otherwise its value is
 * inlined.
 * @returns {string | number} Its value.
 */
export function inCss(token, isNamed) {
  if (token.aliasOf !== undefined && isNamed(token.aliasOf)) return `var(${property(token.aliasOf)})`;
  if (token.$type !== 'shadow') return cssValue(token);
  return cssShadow(token.$value, ({ color }, index) => {
    const other = token.partialAliasOf?.[index]?.color;
    return other === undefined || !isNamed(other) ? cssColor(color) : `var(${property(other)})`;
  });
}

/** @returns {Plugin} `schemes.ts`: the values of the custom properties that TypeScript refers to, in light and dark mode. */
export const schemes = () => ({
  name: 'schemes',
  build({ tokens, outputFile }) {
    const named = Object.values(tokens).filter(isSwitchable);
    /** @param {readonly Token[]} members */
    const values = (members) =>
      members.map((token) => {
        const value = inCss(token, (id) => switchable.has(split(id)[0]));
        return `${JSON.stringify(property(token.id))}: ${JSON.stringify(value)},`;
      });
    const dark = named.map(atNight).filter((token) => token !== undefined);
    outputFile(
      'schemes.ts',
      [
        `// ${generated}`,
        '',
        '/** The value of each custom property by day. */',
        'export const light = {',
        ...values(named),
        '} as const;',
        '',
        '/** The values that are others at night. */',
        'export const dark = {',
        ...values(dark),
        '} as const;',
      ].join('\n'),
    );
  },
});

/**
 * @param {Token} token
 * @returns {string[]} Its declarations in CSS; other tokens by their property.
 */
function declarations(token) {
  const name = property(token.id);
  if (token.$type !== 'typography') return [`${name}: ${inCss(token, () => true)};`];
  return Object.entries(typeProperties(token)).map(([key, value]) => `${name}-${kebab(key)}: ${value};`);
}

/** @returns {Plugin} `tokens.css`: a custom property per value; roles refer to the palette, so that a mode changes only the roles. */
export const css = () => ({
  name: 'css',
  build({ tokens, outputFile }) {
    const all = Object.values(tokens);
    const dark = all.map(atNight).filter((token) => token !== undefined);
    outputFile(
      'tokens.css',
      [
        `/* ${generated} */`,
        ':root {',
        ...all.flatMap(declarations),
        '}',
        `${night} {`,
        ':root {',
        'color-scheme: dark;',
        ...dark.flatMap(declarations),
        '}',
        '}',
      ].join('\n'),
    );
  },
});
