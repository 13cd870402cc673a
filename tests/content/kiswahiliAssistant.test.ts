import { describe, expect, it } from 'vitest';
import type { AssistantAnswer, AssistantContent } from '../../src/content/assistantTypes';
import { assistant as english } from '../../src/content/pages/assistant';
import { reviews } from '#sw/firstAid/reviews';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { pathIn } from '../../src/domain/language';
import { inEnglish, numbersIn } from './kiswahiliWords';
import { all, attribute, rendered } from './rendered';

const assistant = assistantIn(english);

/** All answers with their names. */
const answersOf = ({ answers, topics, concerns, helpers, asks, young, clinic }: AssistantContent) =>
  Object.entries({ answers, topics, concerns, helpers, asks, ...young, one: { clinic } }).flatMap(
    ([kind, some]) => Object.entries(some).map(([id, answer]) => [`${kind}: ${id}`, answer] as const),
  );
const twins = new Map<string, AssistantAnswer>(answersOf(english));
const both = answersOf(assistant).map(([name, answer]) => {
  const twin = twins.get(name);
  if (!twin) throw new Error(`There is no English answer ${name}`);
  return [name, answer, twin] as const;
});

const wordsOf = ({ callLine = '', lines, whom = '', avoid = [], quiet = [] }: AssistantAnswer) => [
  callLine,
  ...lines,
  ...quiet.flatMap(({ name, text = '' }) => [name === 'Befrienders Kenya' ? '' : name, text]),
  whom,
  ...avoid,
];

/** Without the opening message of a chat, which `whatsapp.test.ts` checks. */
const withoutWords = (to: string) => to.replace(/^(https:\/\/wa\.me\/\d+)\?.*/, '$1');

/** Properties of an answer besides its words: they are the same in each language. */
const shapeOf = (
  { callLine, lines, whom, avoid, links, quiet, ...rest }: AssistantAnswer,
  place = withoutWords,
) => ({
  ...rest,
  lines: lines.map(numbersIn),
  whom: whom === undefined ? undefined : numbersIn(whom),
  avoid: avoid?.map(numbersIn),
  hasCall: callLine !== undefined,
  links: links?.map(({ to }) => place(to)),
  quiet: quiet?.map(({ number, href, text }) => [number, href, text !== undefined]),
});

/** A link of an English answer leads to the page in Kiswahili if there is one. */
const inKiswahili = (to: string) => (to.startsWith('/') ? pathIn('sw', to) : withoutWords(to));

/** Lines in the other language, for visitors who speak that one. */
const forOthers = /^In English: |^I understand English and Kiswahili/;
const names =
  /Kenya Medical Practitioners and Dentists Council|\b(?:heart monitor|main switch|cling film|infusion pumps|bag-mask)\b/g;

describe('the assistant in Kiswahili', () => {
  it('has an answer for each English one', () => {
    expect(both.map(([name]) => name).sort()).toEqual([...twins.keys()].sort());
  });

  it.each(both)('%s: the same lines, numbers, links, call and sources as in English', (_, answer, twin) => {
    expect(shapeOf(answer)).toEqual(shapeOf(twin, inKiswahili));
  });

  it.each(both)('%s: has words of its own, none of them English, and short', (_, answer, twin) => {
    const said = wordsOf(answer).filter((line) => !forOthers.test(line));
    expect(inEnglish(said.map((line) => line.replace(names, '')))).toEqual([]);
    const same = new Set(wordsOf(twin).filter(Boolean));
    expect(said.filter((line) => same.has(line))).toEqual([]);
    for (const line of wordsOf(answer)) expect(line.length, line).toBeLessThanOrEqual(200);
  });

  it.each(both)('%s: forbids where the English answer forbids', (_, answer, twin) => {
    const forbids = (pattern: RegExp, { avoid = [] }: AssistantAnswer) =>
      avoid.filter((line) => pattern.test(line)).length > 0;
    expect(forbids(/\b(?:Usi|Asi|kamwe)/i, answer)).toBe(forbids(/\b(?:do not|no|never)\b/i, twin));
  });

  it.each(both)(
    '%s: links have words of their own, and lead to a part of a page that is there',
    async (_, { links = [] }, twin) => {
      const labels = new Set(twin.links?.map(({ label }) => label));
      expect(
        links.filter(({ label }) => labels.has(label) && !label.startsWith('Befrienders Kenya')),
      ).toEqual([]);
      expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
      for (const { to, label } of links.filter((link) => link.to.startsWith('/'))) {
        const [path = '', id] = to.replace(/\?[^#]*/, '').split('#');
        expect(path, label).toMatch(/^\/sw\//);
        const { main } = await rendered(path);
        if (id !== undefined)
          expect(all(main, 'section').map((section) => attribute(section, 'id'))).toContain(id);
      }
    },
  );

  it('has a name and a sign of its own for each matter', () => {
    expect(Object.keys(assistant.matters)).toEqual(Object.keys(english.matters));
    const words = Object.values(assistant.matters).flatMap(({ name, sign }) => [name, sign]);
    expect(new Set(Object.values(assistant.matters).map(({ name }) => name)).size).toBe(words.length / 2);
    expect(inEnglish(words.map((word) => word.replace(/sickle cell|stima/gi, '')))).toEqual([]);
  });

  it('names all other numbers at the end', () => {
    for (const number of ['1199', '999', '112']) expect(assistant.noAnswer).toContain(number);
  });

  it('is a draft until a clinician who speaks Kiswahili has read it', () => {
    expect(assistant.checked.unreviewed).toMatch(/^Rasimu: .*anayezungumza Kiswahili bado/);
    expect(assistant.reviews).toEqual(reviews);
  });

  it('has all words of the panel, and offers English', () => {
    const { labels, suggestions, title, notice, sourcesLabel, other } = assistant;
    expect(Object.keys(labels)).toEqual(Object.keys(english.labels));
    expect(suggestions).toHaveLength(english.suggestions.length);
    for (const question of suggestions) expect(question.length).toBeLessThanOrEqual(32);
    const { speakers, ...rest } = labels;
    expect(
      inEnglish([
        title,
        notice,
        sourcesLabel,
        ...suggestions,
        ...Object.values(rest),
        ...Object.values(speakers),
      ]),
    ).toEqual([]);
    expect(labels.tooLong).toContain('{max}');
    expect(other).toEqual({ lang: 'en', label: 'In English' });
    expect(inEnglish([english.other.label, english.other.failed ?? ''])).toEqual([]);
  });
});
