import type { StorybookConfig } from '@storybook/react-vite';
import { propTypes } from './propTypes/plugin';

const tier = (directory: string, titlePrefix: string) => ({
  directory: `../stories/${directory}`,
  titlePrefix,
  files: '**/*.@(mdx|stories.tsx)',
});

/** The site writes out tokens that no scheme changes. Here every one stays a custom property, so that a brand can be switched. */
const isForStories = (plugin: unknown) =>
  !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'site-tokens');

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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
      // Storybook's own blocks are larger than Vite's default for a warning.
      chunkSizeWarningLimit: 2000,
      // "Show code" prints the names of components.
      rolldownOptions: { ...viteConfig.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
};

export default config;
