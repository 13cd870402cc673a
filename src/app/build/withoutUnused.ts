import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A library module that the client imports but never runs, with its replacement. */
interface UnusedModule {
  /** End of the module's path, with `/` as the separator. */
  path: string;
  /** Code of the replacement. */
  replacement: string;
}

/** The versions for which the list below was checked. After an upgrade the build fails until somebody checks it again. */
const checkedVersions = {
  '@mui/material': '9.5.0',
  '@mui/system': '9.5.0',
  'hoist-non-react-statics': '3.3.2',
} as const;

/** Parts of MUI that the site never renders. */
const unrendered = [
  // The theme disables ripples. 2.5 KB.
  'ButtonBase/TouchRipple',
  // The spinner for a button's `loading` prop, which no button has. 1 KB.
  'CircularProgress/CircularProgress',
  // MUI's animation of the accordion, which is a native disclosure here. 1 KB.
  'Collapse/Collapse',
  // Text areas are resized by the visitor, not by a script. 1 KB.
  'TextareaAutosize/TextareaAutosize',
  // Another variant of the mobile stepper, which is drawn with one bar per step here. 1 KB.
  // MUI's default input of a select, which is replaced by our own. 1 KB.
  'Input/Input',
  // Default icons of MUI's Alert, Avatar, Chip and Rating, which get our own icons.
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

/** Code that never runs. Sizes are those of the compressed client. */
const unused: readonly UnusedModule[] = [
  ...unrendered.map((path) => ({
    path: `@mui/material/${path}.mjs`,
    replacement: 'export default () => null;',
  })),
  {
    // The part of `createTheme` that makes CSS variables, which this theme does not use. 4 KB.
    path: '@mui/material/styles/createThemeWithVars.mjs',
    replacement: "export default () => { throw new Error('This build has no CSS theme variables'); };",
  },
  {
    path: '@mui/material/useLazyRipple/useLazyRipple.mjs',
    replacement:
      'const still = () => {}; const ripple = { start: still, stop: still, pulsate: still, shouldMount: false }; export default () => ripple;',
  },
  {
    // The `sx` prop, which no component uses: styles are in the theme and in the style files. 1.5 KB.
    path: '@mui/system/styleFunctionSx/styleFunctionSx.mjs',
    replacement:
      "const none = () => null; none.filterProps = ['sx']; export const unstable_createStyleFunctionSx = () => none; export default none;",
  },
  { path: '@mui/system/styleFunctionSx/defaultSxConfig.mjs', replacement: 'export default {};' },
  {
    // Only needed by Emotion's `withTheme`, which nothing uses. 2 KB.
    path: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    replacement: 'export default (component) => component;',
  },
];

/** Removes code from the client's build that never runs. @throws {Error} If the list is older than an installed library. */
export function withoutUnused(): Plugin {
  const matched = new Set<UnusedModule>();
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
      if (found) matched.add(found);
      return found?.replacement ?? null;
    },
    buildEnd(error) {
      const unmatched = unused.filter((module) => !matched.has(module)).map(({ path }) => path);
      if (!error && unmatched.length > 0)
        this.error(`No module imports ${unmatched.join(' or ')} any more: take it off the list.`);
    },
  };
}
