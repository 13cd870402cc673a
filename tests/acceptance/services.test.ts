import { describe, expect, it } from 'vitest';
import { albumLabels } from '../../src/content/pages/albumLabels';
import { howToPay, whereWeCome } from '../../src/content/pages/serviceQuestions';
import type { ServiceContent } from '../../src/content/pageTypes';
import { pages, texts } from '../content/modules';

const services = Object.entries(pages)
  .filter((entry): entry is [string, ServiceContent] => 'order' in entry[1])
  .filter(([name]) => name !== 'healthInsurancePage');

/** Questions that the settings answer, the same on every page. */
const shared = [whereWeCome, ...howToPay].map(({ question }) => question);

/** Keys of what is not read in the page: addresses, alternatives, and the words of the album dialog. */
const notRead = ['src', 'srcSet', 'focus', 'alt', 'to', 'kind', 'type', 'service'].concat(
  Object.keys(albumLabels),
);

describe('service pages', () => {
  it('are the eleven of the specification, and training', () => {
    expect(services).toHaveLength(12);
  });

  it.each(services)('say enough and not too much: %s', (_, content) => {
    // The rows that lead on have the words of other pages, and the emergency card is the same on all.
    const { meta: _meta, related: _related, onThisPage: _names, emergency: _card, ...shown } = content;
    // The legs of the flight are its steps.
    const read = shown.heart?.kind === 'legs' ? { ...shown, steps: undefined } : shown;
    const words = texts(read).flatMap(({ key, text }) => (notRead.includes(key) ? [] : text.split(/\s+/)));
    expect(words.length).toBeGreaterThanOrEqual(300);
    expect(words.length).toBeLessThanOrEqual(560);
  });

  it.each(services)('answer their visitor: %s', (_, { questions, heart, steps, ready, included }) => {
    expect(questions.items.length).toBeGreaterThanOrEqual(4);
    expect(questions.items.length).toBeLessThanOrEqual(6);
    // A heart tells how it goes as well; the order of the page's parts is held in tests/content/serviceOrder.test.ts.
    if (!heart || steps) expect(steps?.items.length).toBeGreaterThanOrEqual(3);
    if (!heart || ready) expect(ready?.items.length).toBeGreaterThanOrEqual(4);
    expect(included.items.length).toBeGreaterThanOrEqual(4);
  });

  it.each(services)(
    'say in the first words for whom, what, what it costs and what to do: %s',
    (_, content) => {
      const { intro } = content;
      expect(intro.answers.map(({ title }) => title)).toEqual(['For', 'You get', 'Cost', 'Next']);
      for (const { text } of intro.answers) expect(text.split(/\s+/).length).toBeLessThanOrEqual(25);
      const first = intro.answers
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/);
      expect(first.length).toBeLessThanOrEqual(70);
      expect(content.included.except?.items.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('say it each in words of its own', () => {
    const said = services.flatMap(([, { intro }]) => intro.answers.map(({ text }) => text));
    expect(new Set(said).size).toBe(said.length);
  });

  it('repeat no card, step or question of one another', () => {
    const titles = services.flatMap(([, { benefits, questions }]) => [
      ...(benefits?.items ?? []).flatMap(({ title, text }) => [text, title]),
      ...questions.items.map(({ question }) => question).filter((one) => !shared.includes(one)),
    ]);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(repeated).toEqual([]);
  });
});
