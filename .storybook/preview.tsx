import type { Preview } from '@storybook/react-vite';
import { libraryTheme } from './libraryTheme';
import { clearStorage, loadFonts, startClock } from './sameEveryTime';
import { StoryFrame } from './StoryFrame';
import { applyToolbar, directionOf, globalTypes, viewports } from './toolbar';

// Documentation pages show type, too, and have no loaders.
void loadFonts();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { direction: 'ltr', motion: 'full', textSize: '100' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: libraryTheme },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Docs',
          ['Welcome', 'How to write a component', 'How to write a story'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion'],
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
    const undo = viewMode === 'docs' ? [] : [startClock(), applyToolbar(globals)];
    return () => {
      for (const step of undo) step();
    };
  },
};

export default preview;
