import { expect, it } from 'vitest';
import { contentLang } from '../../src/app/resolvedPage';

it('a page without words in its language is in English, and no other is', () => {
  const files = { sw: ['faq', 'firstAid/kit'] };
  expect(contentLang('sw', 'faq', files)).toBe('en-KE');
  expect(contentLang('sw', 'firstAid/kit', files)).toBe('en-KE');
  expect(contentLang('sw', 'services', files)).toBeUndefined();
  expect(contentLang('en', 'faq', files)).toBeUndefined();
  expect(contentLang('sw', 'faq')).toBeUndefined();
});
