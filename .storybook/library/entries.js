/** The entries of the package, read from the folders of src: there is no list to maintain. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Folders of src that become an entry each: `import { Brand } from '<package>/components'`. */
const tiers = ['components', 'forms', 'sections', 'layouts'];

/** Types of props, exported with the components' entry. */
const propTypes = ['domain/link', 'media/picture'];

/**
 * @typedef {object} Entry
 * @property {readonly string[]} modules Modules that it re-exports, by paths from src without extension.
 * @property {readonly string[]} types Modules of which it re-exports only the types.
 * @property {readonly string[]} augmentations Modules that augment MUI's types.
 */

/** @param {string} path From src, without extension. @returns {string} The file. */
export const fileOf = (path) => (existsSync(`src/${path}.tsx`) ? `src/${path}.tsx` : `src/${path}.ts`);

/** @param {string} folder @param {RegExp} pattern */
const filesOf = (folder, pattern) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name.replace(/\.tsx?$/, '')}`)
    .sort();

/** @param {string} folder @returns {string[]} Its modules that augment MUI's types. */
const augmenting = (folder) =>
  filesOf(folder, /\.tsx?$/).filter((path) =>
    readFileSync(fileOf(path), 'utf8').includes("declare module '@mui/material/"),
  );

/** @returns {Record<string, Entry>} The entries of the package by name. */
export function entries() {
  const widgets = tiers.map((tier) => {
    const modules = filesOf(tier, /^(\w+)\/\1\.tsx$/);
    const fields = existsSync(`src/${tier}/fields`) ? filesOf(`${tier}/fields`, /\.tsx?$/) : [];
    const types = tier === 'components' ? propTypes : [];
    return /** @type {[string, Entry]} */ ([
      tier,
      { modules: [...modules, ...fields], types, augmentations: [] },
    ]);
  });
  return {
    ...Object.fromEntries(widgets),
    behaviours: { modules: ['behaviours/attachBehaviours'], types: [], augmentations: [] },
    theme: {
      modules: ['theme/theme', 'theme/attributes'],
      types: [],
      augmentations: ['theme', ...tiers].flatMap(augmenting),
    },
    tokens: { modules: ['theme/tokens'], types: [], augmentations: [] },
  };
}
