import type { StorybookConfig } from '@storybook/react-vite';

const tier = (directory: string, titlePrefix: string) => ({
  directory: `../stories/${directory}`,
  titlePrefix,
  files: '**/*.@(mdx|stories.tsx)',
});

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
  typescript: { reactDocgen: 'react-docgen' },
  // The site's own two builds (browser and server) are no business of Storybook's.
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    environments: {},
    builder: {},
    // Storybook's own blocks are larger than Vite's default for a warning.
    build: { ...viteConfig.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
