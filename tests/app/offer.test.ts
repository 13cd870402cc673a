import { expect, test } from 'vitest';
import { renderOffer } from '../../src/app/render/offer';
import { offer as suggestion } from '../../src/content/words/sw/translation.json';
import { validationErrors } from '../support/validHtml';

const html = renderOffer('sw', '/sw') ?? '';

test('the built offer of Kiswahili is a valid page that holds the line', () => {
  expect(validationErrors(html)).toEqual([]);
  expect(html).toMatch(/<body>.*<div><aside lang="sw"[^>]*>/);
  for (const part of [`>${suggestion.read}</a>`, `>${suggestion.close}</button>`, 'hrefLang="sw"'])
    expect(html.split(part), part).toHaveLength(2);
});

test('it has the rules of all its own classes, and nothing that could run', () => {
  const css = /<meta name="rules" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const own = html.match(/(?<=["\s])offer-\w+/g) ?? [];
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  expect(html).not.toMatch(/<script|<style|\son\w+=|\sstyle=/);
});

test('a language without words for it is not offered', () => {
  expect(renderOffer('en', '/')).toBeUndefined();
});
