import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import siteConfig from '../vite.config';
import { serverHtml } from './hydration/serverHtml';
import { chromium } from './support/chromium';
import { preparedModules } from './support/preparedModules';

const nodeFolders =
  'assistant,components,config,domain,forms,services,server,content,media,theme,app,architecture,package';

/** A browser of its own for each project: Vitest writes into what it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: chromium(),
    contextOptions: { locale: 'en-KE', timezoneId: 'Africa/Nairobi' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Storybook's part, unless other kinds alone are asked for: it takes longer to load than most of those to run. */
async function stories(): Promise<TestProjectInlineConfiguration[]> {
  const words = process.argv.join(' ');
  if (words.includes('--project') && !words.includes('stories')) return [];
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return [
    {
      extends: true,
      plugins: [
        storybookTest({
          configDir: fileURLToPath(new URL('../.storybook', import.meta.url)),
          initialGlobals: { viewport: { value: 'desktop' } },
        }),
      ],
      optimizeDeps: { include: preparedModules() },
      // One page for all stories, as in Storybook itself: a page for each file would load all modules again.
      test: { name: 'stories', isolate: false, browser: browser() },
    },
  ];
}

/**
 * Kinds of tests; `--project` picks one:
 * - `unit`: rules, services, server code and the shape of the source tree, in Node,
 * - `nightly`: what takes long and seldom breaks, in Node; not part of `npm test`, but of `npm run test:nightly`,
 * - `acceptance`: the specification says so to the letter; not part of `npm test`, because an owner may change it,
 * - `behaviours`: the framework-free DOM modules, in a real browser,
 * - `hydration`: every story rendered in Node, those of widgets with a state then taken over by React in a browser; of
 *   the nightly run, since React takes every kind of page over in tests/e2e/pages.spec.ts,
 * - `stories`: every story rendered in a real browser, its play function run, checked by axe; for daily work, since
 *   `npm test` does so on the way to the pictures.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: siteConfig.plugins ?? [],
  define: siteConfig.define ?? {},
  test: {
    // A test of a second takes more than the usual five where other steps keep both cores and the disk busy.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          globalSetup: ['tests/support/sharedFolder.ts', 'tests/support/postgresOfRun.ts'],
          // What files load, many of them load: once a worker, not once a file.
          isolate: false,
          include: [`tests/{${nodeFolders}}/**/*.test.{ts,tsx}`],
          exclude: ['tests/**/*.nightly.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'nightly',
          environment: 'node',
          globalSetup: 'tests/support/sharedFolder.ts',
          include: ['tests/**/*.nightly.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'acceptance', environment: 'node', include: ['tests/acceptance/**/*.test.ts'] },
      },
      {
        extends: true,
        // On the built site: run after the build.
        test: { name: 'budgets', environment: 'node', include: ['tests/budgets/**/*.test.ts'] },
      },
      {
        extends: true,
        cacheDir: 'node_modules/.cache/vite-behaviours',
        test: {
          name: 'behaviours',
          include: ['tests/behaviours/**/*.test.ts'],
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
        },
      },
      {
        extends: true,
        plugins: [serverHtml()],
        cacheDir: 'node_modules/.cache/vite-hydration',
        optimizeDeps: { include: [...preparedModules(), 'react-dom/server.browser', '@emotion/cache'] },
        test: {
          name: 'hydration',
          include: ['tests/hydration/**/*.test.tsx'],
          // A file's first story loads what it is made of, in Node and in the browser; on busy cores that takes seconds.
          testTimeout: 60_000,
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
        },
      },
      ...(await stories()),
    ],
  },
});
