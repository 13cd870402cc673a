import { describe, expect, it } from 'vitest';
import type { ServiceContent } from '../../src/content/types';
import { pages, texts } from './modules';

const services = Object.entries(pages)
  .filter((entry): entry is [string, ServiceContent] => 'service' in entry[1])
  .filter(([name]) => name !== 'healthInsurancePage');

const notRead = ['src', 'srcSet', 'alt', 'to', 'kind', 'type', 'service'];

describe('service pages', () => {
  it('are eleven', () => {
    expect(services).toHaveLength(11);
  });

  it.each(services)('say enough and not too much: %s', (_, content) => {
    const { meta: _meta, ...read } = content;
    const words = texts(read).flatMap(({ key, text }) => (notRead.includes(key) ? [] : text.split(/\s+/)));
    expect(words.length).toBeGreaterThanOrEqual(400);
    expect(words.length).toBeLessThanOrEqual(700);
  });

  it.each(services)('answer their visitor: %s', (_, { questions, steps, ready, included, coverage }) => {
    expect(questions.items.length).toBeGreaterThanOrEqual(4);
    expect(questions.items.length).toBeLessThanOrEqual(6);
    expect(steps.items.length).toBeGreaterThanOrEqual(3);
    expect(ready.items.length).toBeGreaterThanOrEqual(4);
    expect(included.items.length).toBeGreaterThanOrEqual(4);
    expect(coverage.paragraphs.length).toBeGreaterThanOrEqual(1);
  });

  it('repeat no card, step or question of one another', () => {
    const titles = services.flatMap(([, { benefits, questions }]) => [
      ...benefits.items.map(({ text }) => text),
      ...benefits.items.map(({ title }) => title),
      ...questions.items.map(({ question }) => question),
    ]);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(repeated).toEqual([]);
  });
});
