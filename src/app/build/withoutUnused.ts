import type { Plugin } from 'vite';

/** A module that the client's code names but never runs, and what stands in for it. */
interface Unused {
  /** End of the module's path, with `/` between folders. */
  path: string;
  /** Text of the module in its place. */
  instead: string;
}

const unused: readonly Unused[] = [
  {
    // The part of MUI's `createTheme` that makes CSS variables: this theme has none. 4 KB.
    path: '@mui/material/styles/createThemeWithVars.mjs',
    instead: "export default () => { throw new Error('This build has no CSS theme variables'); };",
  },
  {
    // Emotion's `withTheme` alone needs it, and nothing here is wrapped in that. 2 KB.
    path: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    instead: 'export default (component) => component;',
  },
  {
    // Loads styles and hints at modules before an import. Styles are in the modules, hints come from the page. 1 KB.
    path: '\0vite/preload-helper.js',
    instead: 'export const __vitePreload = (load) => load();',
  },
];

/** Leaves out of the client's build what never runs there: every page would carry it. */
export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => unused.find(({ path }) => id.endsWith(path))?.instead ?? null,
  };
}
