import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A module of a library that the client's code names but never runs, and what takes its place. */
interface UnusedModule {
  /** End of the module's path, with `/` between folders. */
  path: string;
  /** Text of the module in its place. */
  replacement: string;
}

/** The versions that the list below was checked against. An upgrade stops the build until somebody has looked again. */
const checkedVersions = {
  '@mui/material': '9.5.0',
  '@mui/system': '9.5.0',
  'hoist-non-react-statics': '3.3.2',
} as const;

/** Parts of MUI that nothing here renders. */
const unrendered = [
  // The theme switches ripples off. 2.5 KB.
  'ButtonBase/TouchRipple',
  // The spinner of a button's prop `loading`, which no button here has. 1 KB.
  'CircularProgress/CircularProgress',
  // How MUI's accordion opens; here it is a native disclosure. 1 KB.
  'Collapse/Collapse',
  // Text areas grow by their corner, not by a script. 1 KB.
  'TextareaAutosize/TextareaAutosize',
  // The other form of its mobile stepper, which is drawn here as a bar a step. 1 KB.
  'LinearProgress/LinearProgress',
  // MUI's default input of a select, which has one of ours. 1 KB.
  'Input/Input',
  // Signs that MUI's Alert, Avatar, Chip and Rating import for themselves, in whose place ours are given.
  'internal/svg-icons/Cancel',
  'internal/svg-icons/Close',
  'internal/svg-icons/ErrorOutline',
  'internal/svg-icons/InfoOutlined',
  'internal/svg-icons/Person',
  'internal/svg-icons/ReportProblemOutlined',
  'internal/svg-icons/Star',
  'internal/svg-icons/StarBorder',
  'internal/svg-icons/SuccessOutlined',
];

/** What no visitor reaches. Sizes are of the compressed client. */
const unused: readonly UnusedModule[] = [
  ...unrendered.map((path) => ({
    path: `@mui/material/${path}.mjs`,
    replacement: 'export default () => null;',
  })),
  {
    // The part of `createTheme` that makes CSS variables: this theme has none. 4 KB.
    path: '@mui/material/styles/createThemeWithVars.mjs',
    replacement: "export default () => { throw new Error('This build has no CSS theme variables'); };",
  },
  {
    path: '@mui/material/useLazyRipple/useLazyRipple.mjs',
    replacement:
      'const still = () => {}; const ripple = { start: still, stop: still, pulsate: still, shouldMount: false }; export default () => ripple;',
  },
  {
    // The prop `sx`, which nothing here has: styles are in the theme and in the style files. 1.5 KB.
    path: '@mui/system/styleFunctionSx/styleFunctionSx.mjs',
    replacement:
      "const none = () => null; none.filterProps = ['sx']; export const unstable_createStyleFunctionSx = () => none; export default none;",
  },
  { path: '@mui/system/styleFunctionSx/defaultSxConfig.mjs', replacement: 'export default {};' },
  {
    // Emotion's `withTheme` alone needs it, and nothing here is wrapped in that. 2 KB.
    path: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    replacement: 'export default (component) => component;',
  },
];

/** Leaves out of the client's build what never runs there. @throws The list is older than an installed library. */
export function withoutUnused(): Plugin {
  const met = new Set<UnusedModule>();
  return {
    name: 'without-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const [name, checked] of Object.entries(checkedVersions)) {
        const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
          version: string;
        };
        if (version !== checked) {
          this.error(
            `${name} ${version} is installed, and src/app/build/withoutUnused.ts was checked for ${checked}. See whether its modules are still unused, then set the version there.`,
          );
        }
      }
    },
    load(id) {
      const found = unused.find(({ path }) => id.endsWith(path));
      if (found) met.add(found);
      return found?.replacement ?? null;
    },
    buildEnd(error) {
      const gone = unused.filter((module) => !met.has(module)).map(({ path }) => path);
      if (!error && gone.length > 0)
        this.error(`No module imports ${gone.join(' or ')} any more: take it off the list.`);
    },
  };
}
