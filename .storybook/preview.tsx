import { CacheProvider } from '@emotion/react';
import type { Preview } from '@storybook/react-vite';
import { configureActions } from 'storybook/actions';
import { configure } from 'storybook/test';
import { styleCache } from '../src/app/styleCache';
import './tokens.css';
import { keyOf, withContent, withMembers } from './argTypes';
import { applyBrand, brand, themeOf } from './brands';
import { isDocsFrame, keepFocus, schemeOfPage, stayInPlace } from './docsFrame';
import { storySource } from './source';
import { dressDocs } from './docsLook';
import { LibraryDocs } from './LibraryDocs';
import { PageDocs } from './PageDocs';
import {
  stubFormStart,
  clearFragment,
  clearStorage,
  drawOffScreen,
  loadFonts,
  startClock,
} from './sameEveryTime';
import { StateFrame } from './StateFrame';
import { StateName } from './StateName';
import { StoryFrame } from './StoryFrame';
import {
  applyToolbar,
  applyToolbarToDocs,
  directionOf,
  globalTypes,
  initialGlobals,
  languageOfStory,
  viewports,
} from './toolbar';

// Waiting ends as soon as the condition holds; a busy machine may need longer than the default second.
configure({ asyncUtilTimeout: 5000 });

// Events refer to all of React's tree, and to the page around a frame: with Storybook's default depth a press sends
// megabytes.
configureActions({ depth: 1 });

// Documentation pages show type, too, and do not run loaders.
void loadFonts();
dressDocs();

/** Results of the loaders. */
interface Loaded {
  /** Translates args to the language of the toolbar. */
  translate?: <Value>(args: Value) => Value;
}

/** Whether the tests show the stories: nobody then reads which elements passed, and axe need not describe them. */
const isTest = navigator.userAgent.includes('StorybookTestRunner');

/** The site's: a rule that it leaves out is left out here. */
const cache = styleCache();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: { ...globalTypes, brand },
  initialGlobals: { ...initialGlobals, brand: 'haraka' },
  argTypesEnhancers: [withMembers, withContent],
  parameters: {
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    controls: { expanded: true },
    docs: {
      container: LibraryDocs,
      // From the story's args, because stories in frames are not rendered on the page.
      source: { type: 'code', transform: storySource, language: 'tsx' },
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      // States that depend on a screen, the toolbar or a play function are shown in a frame.
      components: { Story: StateFrame, Subheading: StateName },
      // Pages and flows have no MDX page.
      page: PageDocs,
    },
    viewport: { options: viewports },
    // Hosted pictures have the same width as most in tests/visual; a story that sets a screen is pictured on that one.
    chromatic: { viewports: [1280] },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Welcome',
            'All components',
            'How to write a component',
            'How to write a story',
            'How to review a picture',
            'Theming',
            'Use the library in another project',
            'Changelog',
            'Life of a page',
            'Life of a review',
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
            ['How to draw for this site', 'Scenes', 'Parts', 'Colours', 'First aid'],
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
    (Story, { args, loaded, parameters, globals, viewMode }) => {
      if (viewMode !== 'docs') applyBrand(globals);
      const story = (
        <CacheProvider value={cache}>
          <StoryFrame
            path={typeof parameters['path'] === 'string' ? parameters['path'] : '/'}
            theme={themeOf(globals)}
          >
            <Story key={keyOf(args)} args={(loaded as Loaded).translate?.(args) ?? args} />
          </StoryFrame>
        </CacheProvider>
      );
      // A documentation page contains many stories: the direction applies to one of them only.
      return viewMode === 'docs' ? (
        <div key={String(globals['motion'])} dir={directionOf(globals)}>
          {story}
        </div>
      ) : (
        story
      );
    },
  ],
  loaders: [
    loadFonts,
    async ({ globals }): Promise<Loaded> => {
      const language = languageOfStory(globals);
      return language === 'en'
        ? {}
        : { translate: (await import('./translation')).translationInto(language) };
    },
  ],
  beforeEach: ({ globals, storyGlobals, viewMode }) => {
    clearStorage();
    // A frame follows the page around it, unless its story sets a scheme.
    const scheme: unknown = isDocsFrame() && !('scheme' in storyGlobals) ? schemeOfPage() : globals['scheme'];
    if (viewMode !== 'docs') {
      // The address of a documentation page may name one of its headings.
      clearFragment();
      applyToolbarToDocs();
    }
    const undo =
      viewMode === 'docs'
        ? []
        : [startClock(), stubFormStart(), drawOffScreen(), applyToolbar({ ...globals, scheme })];
    if (isDocsFrame()) undo.push(stayInPlace());
    return () => {
      for (const step of undo) step();
    };
  },
  afterEach: () => {
    if (isDocsFrame()) keepFocus();
  },
};

export default preview;
