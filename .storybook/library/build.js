/** Builds the component library as a package that other projects install. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { entries } from './entries.js';
import { manifest } from './manifest.js';
import { writeTypes } from './types.js';

/** @typedef {import('./entries.js').Entry} Entry */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** Files that are copied into the package. */
const copied = {
  'src/theme/tokens.json': 'tokens.json',
  'src/theme/generated/tokens.css': 'tokens.css',
  'src/theme/figtree/LICENSE.txt': 'theme/figtree/LICENSE.txt',
  '.storybook/tokens/brandTool.js': 'brand/brandTool.js',
  '.storybook/tokens/brand.js': 'brand/brand.js',
  '.storybook/tokens/plugins.js': 'brand/plugins.js',
  '.storybook/tokens/group.js': 'brand/group.js',
  '.storybook/tokens/values.js': 'brand/values.js',
  'stories/docs/parts/changelog.md': 'CHANGELOG.md',
};

/** @param {string} name An import: `@mui/material/Button`. @returns {string} Its package. */
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** @param {Entry} entry */
const lines = ({ modules }) => modules.map((path) => `export * from './${path}.js';\n`).join('');

/** @param {Entry} entry */
const typeLines = (entry) =>
  [
    ...entry.augmentations.map((path) => `import './${path}.js';\n`),
    lines(entry),
    ...entry.types.map((path) => `export type * from './${path}.js';\n`),
  ].join('');

/**
 * @param {readonly Chunk[]} chunks
 * @param {readonly string[]} modules
 * @returns {Set<string>} The npm packages that modules import, directly and indirectly.
 */
function packagesOf(chunks, modules) {
  const byFile = new Map(
    chunks.map(({ fileName, imports, dynamicImports }) => [fileName, [...imports, ...dynamicImports]]),
  );
  const seen = new Set(modules.map((path) => `${path}.js`));
  // Iterating over a set includes entries that are added meanwhile.
  for (const file of seen) for (const name of byFile.get(file) ?? []) seen.add(name);
  return new Set([...seen].filter((name) => !byFile.has(name)).map(packageOf));
}

/**
 * Writes the package.
 * @param {string} outDir Target folder; its contents are replaced.
 */
export async function buildLibrary(outDir) {
  const offered = entries();
  const all = Object.values(offered).flatMap(({ modules }) => modules);
  const [output] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      // The build does not depend on NODE_ENV.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2022',
        minify: false,
        // A library build inlines the heading font, so its file needs no path.
        lib: { entry: Object.fromEntries(all.map((path) => [path, `src/${path}`])), formats: ['es'] },
        rolldownOptions: {
          external: /^[^./\0]/,
          output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
        },
      },
    })
  );
  const chunks = (output?.output ?? []).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  writeTypes(
    [...all, ...Object.values(offered).flatMap(({ types, augmentations }) => [...types, ...augmentations])],
    outDir,
  );
  for (const [name, entry] of Object.entries(offered)) {
    writeFileSync(`${outDir}/${name}.js`, lines(entry));
    writeFileSync(`${outDir}/${name}.d.ts`, typeLines(entry));
  }
  mkdirSync(`${outDir}/theme/figtree`, { recursive: true });
  for (const [from, to] of Object.entries(copied)) cpSync(from, `${outDir}/${to}`);
  const { forms, ...others } = offered;
  const described = manifest(
    Object.keys(offered),
    packagesOf(
      chunks,
      Object.values(others).flatMap(({ modules }) => modules),
    ),
    packagesOf(chunks, forms?.modules ?? []),
  );
  writeFileSync(`${outDir}/package.json`, `${JSON.stringify(described, null, 2)}\n`);
}
