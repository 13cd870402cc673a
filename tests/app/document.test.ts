import { describe, expect, it } from 'vitest';
import { htmlDocument } from '../../src/app/render/document';

/** Texts that end a script element, or change how a browser parses its content. */
const ends = ['</script>', '</SCRIPT >', '<!--<script>', '-->', ']]>', '\u2028', "it's", '&lt;/script&gt;'];

describe('data within a page', () => {
  const data = { text: ends.join(' '), [ends[0] ?? '']: ends };
  const html = htmlDocument({
    html: '<p>x</p>',
    hints: '',
    faces: '',
    styles: [],
    language: 'en',
    title: 'T',
    description: 'D',
    indexable: true,
    pageData: data,
    structured: data,
    assets: { firstLoad: '/assets/first-load.js', react: [], assistant: [] },
  });

  it('cannot end its script element, and is the same again when it is read', () => {
    const found = [
      ...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script\s*>/gi),
    ].map(([, text = '']) => text);
    expect(found).toHaveLength(2);
    for (const text of found) {
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual(data);
    }
  });
});
