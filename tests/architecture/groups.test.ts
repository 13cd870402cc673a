import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sidebarIndex } from '../../.storybook/sidebar';
import { groups } from '../../stories/docs/parts/groups';

const widgets = ['components', 'forms', 'sections', 'layouts'].flatMap((tier) =>
  readdirSync(`stories/${tier}`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${tier}-${name.replace('.mdx', '').toLowerCase()}`),
);
const grouped = Object.values(groups).flat();

test('every widget is in one group of the page "All components"', () => {
  expect(grouped.toSorted()).toEqual(widgets.toSorted());
});

type Index = Parameters<typeof sidebarIndex>[0];

/** A documentation page, or a story with a name, as in Storybook's index. */
function entry(id: string, title: string, name?: string): Index['entries'][string] {
  const shared = { id, title, importPath: `./stories/${title}.tsx`, tags: [] };
  return name === undefined
    ? { ...shared, type: 'docs', name: 'Docs', storiesImports: [] }
    : { ...shared, type: 'story', subtype: 'story', name };
}
const indexOf = (...entries: Index['entries'][string][]): Index => ({
  v: 5,
  entries: Object.fromEntries(entries.map((one) => [one.id, one])),
});

test('the sidebar has groups, words, and what designers look for first; ids stay what they are', () => {
  const shown = sidebarIndex(
    indexOf(
      entry('docs-reliability--docs', 'Docs/Reliability'),
      entry('docs-decisions-one--docs', 'Docs/Decisions/One'),
      entry('docs-welcome--docs', 'Docs/Welcome'),
      entry('pages-homepage--right-to-left', 'Pages/HomePage', 'Right To Left'),
      entry('components-starpicker--docs', 'Components/StarPicker'),
      entry('components-pricetag--default', 'Components/PriceTag', 'Filled Before React'),
    ),
  );
  expect(Object.values(shown?.entries ?? {}).map(({ id, title, name }) => [id, title, name])).toEqual([
    ['docs-welcome--docs', 'Docs/Welcome', 'Docs'],
    ['components-starpicker--docs', 'Components/Forms/Star picker', 'Docs'],
    ['components-pricetag--default', 'Components/Price tag', 'Filled before React'],
    ['pages-homepage--right-to-left', 'Pages/Home page', 'Right to left'],
    ['docs-reliability--docs', 'Guides/Running it/Reliability', 'Docs'],
    ['docs-decisions-one--docs', 'Guides/Decisions/One', 'Docs'],
  ]);
  expect(shown && sidebarIndex(shown)).toBeUndefined();
});
