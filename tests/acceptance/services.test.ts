import { describe, expect, it } from 'vitest';
import { albumLabels } from '../../src/content/pages/albumLabels';
import { howToPay, whereWeCome } from '../../src/content/pages/serviceQuestions';
import type { ServiceContent } from '../../src/content/pageTypes';
import { pages, texts } from '../content/modules';

const services = Object.entries(pages)
  .filter((entry): entry is [string, ServiceContent] => 'order' in entry[1])
  .filter(([name]) => name !== 'healthInsurancePage');

/** Questions that the owner's settings answer, the same on every page. */
const ofAll = [whereWeCome, ...howToPay].map(({ question }) => question);

/** Keys of what is not read in the page: addresses, alternatives, and the words of the album dialog. */
const notRead = ['src', 'srcSet', 'alt', 'to', 'kind', 'type', 'service'].concat(Object.keys(albumLabels));

describe('service pages', () => {
  it('are eleven', () => {
    expect(services).toHaveLength(11);
  });

  it.each(services)('say enough and not too much: %s', (_, content) => {
    // The rows that lead on have the words of other pages.
    const { meta: _meta, related: _related, onThisPage: _names, ...read } = content;
    const words = texts(read).flatMap(({ key, text }) => (notRead.includes(key) ? [] : text.split(/\s+/)));
    expect(words.length).toBeGreaterThanOrEqual(400);
    expect(words.length).toBeLessThanOrEqual(700);
  });

  it.each(services)('answer their visitor: %s', (_, { questions, steps, ready, included }) => {
    expect(questions.items.length).toBeGreaterThanOrEqual(4);
    expect(questions.items.length).toBeLessThanOrEqual(7);
    expect(steps.items.length).toBeGreaterThanOrEqual(3);
    expect(ready.items.length).toBeGreaterThanOrEqual(4);
    expect(included.items.length).toBeGreaterThanOrEqual(4);
  });

  it.each(services)('say at once for whom, what one gets, what it costs, what to do now: %s', (_, page) => {
    const { banner, intro } = page;
    expect(intro.answers.map(({ title }) => title)).toEqual([
      'Who it is for',
      'What you get',
      'What it costs',
      'What to do now',
    ]);
    const first = [banner.lead, ...intro.answers.map(({ text }) => text)].join(' ').split(/\s+/);
    expect(first.length).toBeLessThanOrEqual(70);
  });

  it.each(services)('say where crews come or the clinic is, and what is not included: %s', (_, page) => {
    const asked = page.questions.items.map(({ question }) => question);
    expect(asked.filter((question) => /^(?:Where|How fast)\b/.test(question))).not.toEqual([]);
    expect(page.notCovered?.items.length).toBeGreaterThanOrEqual(2);
  });

  it('say it each in words of its own', () => {
    const said = services.flatMap(([, { intro }]) => intro.answers.map(({ text }) => text));
    expect(new Set(said).size).toBe(said.length);
  });

  it('repeat no card, step or question of one another', () => {
    const titles = services.flatMap(([, { benefits, questions }]) => [
      ...benefits.items.map(({ text }) => text),
      ...benefits.items.map(({ title }) => title),
      ...questions.items.map(({ question }) => question).filter((question) => !ofAll.includes(question)),
    ]);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(repeated).toEqual([]);
  });
});
