/** What the package offers, read from the folders of src: no list is kept by hand. */
import { existsSync, readdirSync } from 'node:fs';

/** Folders of src whose widgets are an entry of the package each: `import { Brand } from '<package>/components'`. */
const tiers = ['components', 'forms', 'sections', 'layouts'];

/** Types that props are made of, with the entry of the components. */
const propTypes = ['domain/link', 'media/picture'];

/**
 * @typedef {object} Entry
 * @property {readonly string[]} modules What it gives on, by paths from src without ending.
 * @property {readonly string[]} types Modules whose types alone it gives on.
 * @property {readonly string[]} augmentations Modules that add to MUI's types.
 */

/** @param {string} folder @param {RegExp} pattern */
const filesOf = (folder, pattern) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name.replace(/\.tsx?$/, '')}`)
    .sort();

/** @returns {Record<string, Entry>} The entries of the package by their names. */
export function entries() {
  const widgets = tiers.map((tier) => {
    const modules = filesOf(tier, /^(\w+)\/\1\.tsx$/);
    const fields = existsSync(`src/${tier}/fields`) ? filesOf(`${tier}/fields`, /\.tsx$/) : [];
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
      augmentations: ['theme/components', ...filesOf('theme/overrides', /\.tsx?$/)],
    },
    tokens: { modules: ['theme/tokens'], types: [], augmentations: [] },
  };
}
