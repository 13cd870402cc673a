import type { Plugin } from 'vite';

/** Vite's helper module for dynamic imports. */
const helper = '\0vite/preload-helper.js';

/**
 * Vite's helper loads styles and preloads modules before an import. The first script has neither, and without the
 * helper it is 0.57 KB smaller: 3.98 instead of 4.55 KB.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'firstLoad',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
