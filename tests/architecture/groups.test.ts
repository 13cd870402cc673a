import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchWords } from '../../.storybook/searchWords';
import { groups } from '../../stories/docs/parts/groups';
import { componentTiers } from '../support/library';

const widgets = componentTiers.flatMap((tier) =>
  readdirSync(`stories/${tier}`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${tier}-${name.replace('.mdx', '').toLowerCase()}`),
);
const grouped = Object.values(groups).flat();

test('groups of the page "All components" hold widgets that exist, each once', () => {
  expect(grouped.filter((id) => !widgets.includes(id))).toEqual([]);
  expect(grouped).toHaveLength(new Set(grouped).size);
});

test('search words belong to widgets that exist', () => {
  expect(Object.keys(searchWords).filter((id) => !widgets.includes(id))).toEqual([]);
});

test('words that designers look for find something', () => {
  const words = new Set(Object.values(searchWords).flat());
  const looked =
    'modal popup rating stars gallery lightbox nav menu dropdown button link input select field toast alert banner carousel slider chat card avatar';
  expect(looked.split(' ').filter((word) => !words.has(word))).toEqual([]);
});
