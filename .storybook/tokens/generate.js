/** Generates the files for the theme, style sheets and Figma from the Design Tokens file. */
import { build, defineConfig, parse } from '@terrazzo/parser';
import { readFileSync } from 'node:fs';
import { formatted } from '../formatted.js';
import { figma } from './figma.js';
import { css, schemes, typescript } from './plugins.js';

const root = new URL('../../', import.meta.url);
const sourceFile = 'src/theme/tokens.json';
const outDir = 'src/theme/generated';

const config = defineConfig(
  {
    tokens: [`./${sourceFile}`],
    outDir: `./${outDir}/`,
    plugins: [typescript(), schemes(), css(), figma()],
    alphabetize: false,
    lint: {
      rules: {
        'core/consistent-naming': ['error', { format: 'camelCase' }],
        'core/descriptions': 'error',
        'core/colorspace': ['error', { colorSpace: 'srgb' }],
      },
    },
  },
  { cwd: root },
);

/**
 * @param {string} text The Design Tokens file.
 * @returns {string} The same, with the components of each colour computed from its `hex`, which is the value to edit.
 */
export function withComponents(text) {
  return text.replace(
    /"components": \[[^\]]*\](.*?"hex": "#([\da-f]{6})")/gi,
    (_, rest, /** @type {string} */ hex) => {
      const channels = hex.match(/../g) ?? [];
      const components = channels.map((channel) => Number((Number.parseInt(channel, 16) / 255).toFixed(4)));
      return `"components": [${components.join(', ')}]${String(rest)}`;
    },
  );
}

/**
 * @param {string} [source] The Design Tokens file; by default that of the project.
 * @returns {Promise<Record<string, string>>} All generated files, by path from the project's root.
 * @throws Terrazzo's errors: a value of a wrong type, a reference to a missing token, a token without description.
 */
export async function generate(source = readFileSync(new URL(sourceFile, root), 'utf8')) {
  const src = withComponents(source);
  const parsed = await parse([{ filename: new URL(sourceFile, root), src }], { config });
  const { outputFiles } = await build(parsed.tokens, { ...parsed, config });
  const written = outputFiles.map(({ filename, contents }) => [`${outDir}/${filename}`, String(contents)]);
  /** @type {Record<string, string>} */
  const files = {};
  for (const [path = '', text = ''] of [[sourceFile, src], ...written]) {
    files[path] = await formatted(path, text);
  }
  return files;
}
