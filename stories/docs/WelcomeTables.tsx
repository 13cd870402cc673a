import type { ReactNode } from 'react';
import { Sheet } from '../foundations/Sheet';

const page = (id: string, words: string) => (
  <a key={id} href={`?path=/docs/${id}--docs`} target="_top">
    {words}
  </a>
);

const source = (folder: string) => <code key={folder}>src/{folder}</code>;

const ways: readonly (readonly ReactNode[])[] = [
  ['Colours, type, space, icons, pictures', page('foundations-colour', 'Foundations')],
  ['What a component does, and what it must do for everybody', page('components-heroslider', 'Hero slider')],
  ['How a page of a service is put together', page('pages-servicepage', 'Service page')],
  ['Why it is made like this', page('docs-decisions-html-first-react-on-demand', 'Decisions')],
  ['How a brand changes the look', page('docs-theming', 'Theming')],
  [
    'How another project uses the library',
    page('docs-use-the-library-in-another-project', 'Use the library in another project'),
  ],
  ['What happens from the build to a tap', page('docs-life-of-a-page', 'Life of a page')],
  ['What becomes of what visitors send', page('docs-life-of-a-review', 'Life of a review')],
  ['How to add a component or a state', page('docs-how-to-write-a-component', 'How to write a component')],
];

/** Questions, and the page that answers each. */
export function WaysTable() {
  return <Sheet caption="For your question" columns={['You want to know', 'Look at']} rows={ways} />;
}

const parts: readonly (readonly ReactNode[])[] = [
  ['Foundations', 'Tokens with their contrasts, and the drawings', source('theme')],
  ['Components', 'Widgets: header, slider, carousel, cards, questions, stars', source('components')],
  ['Forms', 'Contact, review, booking, subscription, and the fields they share', source('forms')],
  ['Sections', 'Page-wide blocks made of components', source('sections')],
  ['Layouts', 'The shell around every page', source('layouts')],
  ['Pages', 'One composition a route, with its real content', source('pages')],
  ['Flows', 'What a visitor does from page to page', source('pages')],
  ['Guides', 'How all of this is made, reviewed and run, and why', <code key="docs">stories/docs</code>],
];

/** The parts of the sidebar: the tiers of the library, each made of those above it, and what is said about them. */
export function PartsTable() {
  return <Sheet caption="From small to large" columns={['Part', 'What it holds', 'Source']} rows={parts} />;
}
