import type { Plugin } from 'vite';

/** Vite's module around each import that comes later. */
const helper = '\0vite/preload-helper.js';

/** It loads styles and hints at modules before an import. Styles are in the modules here, hints come from the page. 1 KB. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'firstLoad',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
