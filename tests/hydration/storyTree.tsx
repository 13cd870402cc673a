import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { composeStories, type Meta } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { StoryFrame } from '../../.storybook/StoryFrame';

/** The module of a stories file. */
export type StoriesModule = Record<string, unknown> & { default: Meta };

/** A story by its name, ready to render. */
export interface NamedStory {
  name: string;
  tree: () => React.JSX.Element;
}

/** The address of a story's page. */
function pathOf(parameters: Record<string, unknown>): string {
  return typeof parameters['path'] === 'string' ? parameters['path'] : '/';
}

/** Every story of a file in Storybook's frame, the same on both sides. */
export function storyTrees(module: StoriesModule): NamedStory[] {
  const composed = composeStories(module) as Record<
    string,
    FunctionComponent & { parameters: Record<string, unknown> }
  >;
  return Object.entries(composed).map(([name, Story]) => ({
    name,
    tree: () => {
      const cache = createCache({ key: 'css' });
      // Keeps the styles out of the HTML, as on the prerendered pages.
      cache.compat = true;
      return (
        <CacheProvider value={cache}>
          <StoryFrame path={pathOf(Story.parameters)}>
            <Story />
          </StoryFrame>
        </CacheProvider>
      );
    },
  }));
}
