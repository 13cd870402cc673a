import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { propTypes } from './propTypes/plugin';

const tier = (directory: string, titlePrefix: string) => ({
  directory: `../stories/${directory}`,
  titlePrefix,
  files: '**/*.@(mdx|stories.tsx)',
});

/**
 * Plugins of the site that stories must not use: one inlines tokens that no scheme changes, while here brands can be
 * switched, and one drops MUI class names without rules on the site, while another brand may have some.
 */
const forTheSite: readonly unknown[] = ['site-tokens', 'named-classes'];
const isForStories = (plugin: unknown) =>
  !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && forTheSite.includes(plugin.name));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    tier('docs', 'Docs'),
    tier('foundations', 'Foundations'),
    tier('components', 'Components'),
    tier('forms', 'Forms'),
    tier('sections', 'Sections'),
    tier('layouts', 'Layouts'),
    tier('pages', 'Pages'),
    tier('flows', 'Flows'),
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX does not support tables by itself.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `propTypes` describes the props: Storybook's own docgen does not show the members of objects.
  typescript: { reactDocgen: false },
  // Storybook does not need the site's two builds (browser and server).
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    environments: {},
    builder: {},
    // Its CommonJS version, which the bundler would take, has no default export for modules.
    resolve: {
      ...viteConfig.resolve,
      alias: [
        {
          find: /^react-element-to-jsx-string$/,
          replacement: 'react-element-to-jsx-string/dist/esm/index.js',
        },
      ],
    },
    plugins: [
      ...(viteConfig.plugins ?? []).filter(isForStories),
      // Story tests do not show props.
      ...('VITEST' in process.env ? [] : [propTypes()]),
    ],
    build: {
      ...viteConfig.build,
      // Compressing every file only to print its size takes as long as the type check.
      reportCompressedSize: false,
      // Storybook's own blocks are larger than Vite's default for a warning.
      chunkSizeWarningLimit: 2000,
      // "Show code" prints the names of components, so they must be kept.
      rolldownOptions: { ...viteConfig.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
};

export default config;
