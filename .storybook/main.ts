import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { propTypes } from './propTypes/plugin';

const tier = (directory: string, titlePrefix: string) => ({
  directory: `../stories/${directory}`,
  titlePrefix,
  files: '**/*.@(mdx|stories.tsx)',
});

/**
 * What the site leaves out and stories need: it writes out tokens that no scheme changes, while here a brand can be switched,
 * and drops MUI's class names that none of its rules asks for, while another brand's may.
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
      // MDX knows no tables by itself.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `propTypes` reads the props: Storybook's own reading shows neither all defaults nor the members of objects.
  typescript: { reactDocgen: false },
  // The site's own two builds (browser and server) are no business of Storybook's.
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    environments: {},
    builder: {},
    plugins: [
      ...(viteConfig.plugins ?? []).filter(isForStories),
      propTypes({ isTest: 'VITEST' in process.env }),
    ],
    build: {
      ...viteConfig.build,
      // Packing every file only to print its size takes as long as the types.
      reportCompressedSize: false,
      // Storybook's own blocks are larger than Vite's default for a warning.
      chunkSizeWarningLimit: 2000,
      // "Show code" prints the names of components.
      rolldownOptions: { ...viteConfig.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
};

export default config;
