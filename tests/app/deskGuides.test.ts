import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guideNames, guideOf, guidePath } from '../../src/app/desk/deskGuides';

describe('the guides at the desk', () => {
  it('are all that there are', () => {
    const files = readdirSync('src/content/guides').map((name) => name.replace(/\.md$/, ''));
    expect([...guideNames].sort()).toEqual(files.sort());
  });

  it.each(guideNames)(
    '%s: its heading stands once, and its links lead to guides or to other sites',
    (name) => {
      const { title, html } = guideOf(name);
      expect(title.length).toBeGreaterThan(5);
      expect(html).not.toMatch(/<h1|\?path=/);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      expect(
        links.filter((href) => !/^https:\/\//.test(href) && !guideNames.map(guidePath).includes(href)),
      ).toEqual([]);
    },
  );

  it('have no style attribute, which the desk’s policy forbids', () => {
    for (const name of guideNames) expect(guideOf(name).html).not.toMatch(/ style=/);
  });
});
