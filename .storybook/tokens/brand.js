/** A brand from one Design Tokens file: the custom properties that it changes, by day and at night. */
import { build, defineConfig, parse } from '@terrazzo/parser';
import { pathToFileURL } from 'node:url';
import { atNight } from './group.js';
import { inCss, isSwitchable, night, property } from './plugins.js';

/** @typedef {import('@terrazzo/parser').TokenNormalized} Token */
/** @typedef {Record<string, string>} Values */

/**
 * @param {unknown} base
 * @param {unknown} brand
 * @returns {unknown} The tokens of the base with those of the brand in their places; a value is replaced as a whole.
 */
function merged(base, brand) {
  const isGroup = (/** @type {unknown} */ value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isGroup(base) || !isGroup(brand)) return brand;
  const result = { .../** @type {Record<string, unknown>} */ (base) };
  for (const [key, value] of Object.entries(/** @type {Record<string, unknown>} */ (brand))) {
    result[key] = key in result && key !== '$value' ? merged(result[key], value) : value;
  }
  return result;
}

/** @param {readonly Token[]} tokens @returns {Values} */
const values = (tokens) =>
  Object.fromEntries(
    tokens.map((token) => [property(token.id), String(inCss(token, (id) => isSwitchable({ id })))]),
  );

/**
 * @param {string} base The library's Design Tokens file.
 * @param {string} brand The brand's: what it does not name is as in the library's.
 * @returns {Promise<{ light: Values, dark: Values }>} The value of each custom property by day, and those that are others at night.
 * @throws what Terrazzo finds wrong: a value that is none of its type, a reference to nothing.
 */
export async function brandValues(base, brand) {
  const cwd = pathToFileURL(`${process.cwd()}/`);
  /** @type {Token[]} */
  const named = [];
  const config = defineConfig(
    {
      outDir: './',
      plugins: [
        {
          name: 'brand',
          build: ({ tokens }) => {
            named.push(...Object.values(tokens).filter(isSwitchable));
            return Promise.resolve();
          },
        },
      ],
      alphabetize: false,
      lint: { rules: { 'core/consistent-naming': ['error', { format: 'camelCase' }] } },
    },
    { cwd },
  );
  const src = JSON.stringify(merged(JSON.parse(base), JSON.parse(brand)));
  const parsed = await parse([{ filename: new URL('brand.json', cwd), src }], { config });
  await build(parsed.tokens, { ...parsed, config });
  return { light: values(named), dark: values(named.map(atNight).filter((token) => token !== undefined)) };
}

/** @param {Values} declared @param {string} indent */
const declarations = (declared, indent) =>
  Object.entries(declared).map(([name, value]) => `${indent}${name}: ${value};`);

/**
 * @param {string} base The library's Design Tokens file.
 * @param {string} brand The brand's.
 * @returns {Promise<string>} The brand as a style sheet, which goes over the library's own values.
 */
export async function brandCss(base, brand) {
  const { light, dark } = await brandValues(base, brand);
  return [
    '/* Generated from the Design Tokens of the brand. Do not edit. */',
    ':root {',
    ...declarations(light, '  '),
    '}',
    `${night} {`,
    '  :root {',
    ...declarations({ 'color-scheme': 'dark', ...dark }, '    '),
    '  }',
    '}',
    '',
  ].join('\n');
}
