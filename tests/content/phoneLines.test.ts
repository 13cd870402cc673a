import { expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { languages } from '../../src/domain/language';
import { rendered, renderedError, words } from './rendered';

/** Tags that do not end a line of text; a `<br>` alone leaves two numbers within a finger's width. */
const inline =
  'a|abbr|b|bdi|bdo|br|cite|code|data|em|i|kbd|mark|path|q|s|samp|small|span|strong|sub|sup|svg|time|u|var|wbr';
const blockTag = new RegExp(`</?(?!(?:${inline})\\b)[a-z][^>]*>`, 'gi');

/** Lines of a page in which more than one number can be dialled, as text. */
const crowded = (html: string): string[] =>
  html
    .split(blockTag)
    .filter((line) => (line.match(/href="tel:/g) ?? []).length > 1)
    .map(words);

it('finds two numbers in one line, and no others', () => {
  expect(crowded('<p>Call <a href="tel:1">1</a><br/><a href="tel:2"><b>2</b></a></p>')).toEqual(['Call 1 2']);
  expect(crowded('<ul><li><a href="tel:1">1</a></li><li><a href="tel:2">2</a></li></ul>')).toEqual([]);
});

it('no line of a page has two telephone numbers', async () => {
  const found: Record<string, string[]> = {};
  for (const { path } of siteRoutes) {
    const lines = crowded((await rendered(path)).html);
    if (lines.length > 0) found[path] = lines;
  }
  for (const language of languages) {
    const lines = crowded((await renderedError(language)).html);
    if (lines.length > 0) found[`error page, ${language}`] = lines;
  }
  expect(found).toEqual({});
});
