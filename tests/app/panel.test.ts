import { describe, expect, it } from 'vitest';
import { renderPanel } from '../../src/app/render/panel';
import { languages, languageTag } from '../../src/domain/language';
import { validationErrors } from '../support/validHtml';

describe.each(languages)('the built panel of the assistant in %s', (language) => {
  const html = renderPanel(language);

  it('is a valid page that holds the panel, its box to type in and its ways to call and to close', () => {
    expect(validationErrors(html)).toEqual([]);
    expect(html).toMatch(new RegExp(`<div><dialog[^>]* lang="${languageTag[language]}"`));
    for (const part of ['<textarea', 'href="tel:', 'data-close', 'data-beside="'])
      expect(html.split(part), part).toHaveLength(2);
  });

  it('has the rules of all its own classes, and nothing that could run', () => {
    const css = /<meta name="rules" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const own = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' ').filter((name) => /^a-/.test(name)),
    );
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((name) => !css.includes(`.${name}`))).toEqual([]);
    expect(html).not.toMatch(/<script|<style|\son\w+=|\sstyle=/);
  });
});
