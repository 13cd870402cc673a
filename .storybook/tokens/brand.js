/** A brand from one Design Tokens file: the custom properties that it overrides, in light and dark mode. */
import { build, defineConfig, parse } from '@terrazzo/parser';
import { pathToFileURL } from 'node:url';
import { atNight } from './group.js';
import { inCss, isSwitchable, night, property } from './plugins.js';

/** @typedef {import('@terrazzo/parser').TokenNormalized} Token */
/** @typedef {Record<string, string>} Values */

/**
 * @param {unknown} base
 * @param {unknown} brand
 * @returns {unknown} The tokens of the base overridden by those of the brand; values are replaced as a whole.
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
 * @param {string} brand The brand's: other tokens keep the library's values.
 * @returns {Promise<{ light: Values, dark: Values }>} All custom properties in light mode, and those that differ in dark
 * mode.
 * @throws Terrazzo's errors: a value of a wrong type, a reference to a missing token.
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
 * @returns {Promise<string>} The brand as a style sheet, which overrides the library's values.
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
