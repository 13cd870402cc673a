import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { dressDocs } from './docsLook';
import { libraryTheme } from './libraryTheme';
import { clearStorage, drawOffScreen, loadFonts, startClock } from './sameEveryTime';
import { StoryFrame } from './StoryFrame';
import { applyToolbar, directionOf, globalTypes, viewports } from './toolbar';

// Waiting ends as soon as what is waited for is there; a busy machine may need longer than the usual second.
configure({ asyncUtilTimeout: 5000 });

// Documentation pages show type, too, and have no loaders.
void loadFonts();
dressDocs();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { direction: 'ltr', motion: 'full', textSize: '100' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      theme: libraryTheme,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      // A documentation page has one width and one text size: states of a screen or of the toolbar are in the sidebar only.
      stories: {
        filter: ({ storyGlobals }: { storyGlobals: Record<string, unknown> }) =>
          !['viewport', 'textSize', 'motion'].some((name) => name in storyGlobals),
      },
    },
    viewport: { options: viewports },
    // The two sizes of the pictures in tests/visual.
    chromatic: { modes: { phone: { viewport: 'phone' }, desktop: { viewport: 'desktop' } } },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Welcome',
            'How to write a component',
            'How to write a story',
            'How to review a picture',
            'Theming',
            'Life of a page',
            'Life of a review',
            'How to measure speed',
            'Figures of speed',
            'Why pages are fast',
            '*',
            'Decisions',
          ],
          'Foundations',
          [
            'Logo',
            'Colour',
            'Type',
            'Space',
            'Grid',
            'Shadow',
            'Layers',
            'Icons',
            'Illustration',
            ['Overview', 'Places and light', 'Vehicles and things', 'People', 'Colours', 'Scenes'],
            'Motion',
            'Variants',
          ],
          'Components',
          'Forms',
          'Sections',
          'Layouts',
          'Pages',
          'Flows',
        ],
      },
    },
  },
  decorators: [
    (Story, { parameters, globals, viewMode }) => {
      const story = (
        <StoryFrame path={typeof parameters['path'] === 'string' ? parameters['path'] : '/'}>
          <Story />
        </StoryFrame>
      );
      // A documentation page holds many stories: a direction is for one of them only.
      return viewMode === 'docs' ? <div dir={directionOf(globals)}>{story}</div> : story;
    },
  ],
  loaders: [loadFonts],
  beforeEach: ({ globals, viewMode }) => {
    clearStorage();
    const undo = viewMode === 'docs' ? [] : [startClock(), drawOffScreen(), applyToolbar(globals)];
    return () => {
      for (const step of undo) step();
    };
  },
};

export default preview;
