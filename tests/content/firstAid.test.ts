import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assistant } from '../../src/content/en/assistant';
import { firstAid } from '../../src/content/en/firstAid/firstAid';
import { callFirst, short } from '../../src/content/en/firstAid/short';
import type { FirstAidTopic } from '../../src/content/firstAidTypes';
import { owner } from '../../src/content/owner';
import { topicIds } from '../../src/domain/assistantIds';
import { siteRoutes } from '../../src/app/routes';
import { instructions, numbers, spokenNumbers } from './firstAidFacts';
import { pages, texts } from './modules';
import { all, allWords, attribute, links, rendered, words } from './rendered';

const topics = Object.values(pages).filter((page): page is FirstAidTopic => 'short' in page);

/** What is read of a topic: titles, leads and lists. */
const read = ({ title, lead, signs, steps, never, more, short: lines }: FirstAidTopic) =>
  texts({ title, lead, signs, steps, never, more, lines }).flatMap(({ key, text }) =>
    ['id', 'to'].includes(key) ? [] : [text],
  );

/** What a topic tells people to do. */
const advised = ({ never: _never, ...topic }: FirstAidTopic) => read(topic);

const without = (text: string) =>
  numbers.reduce(
    (rest, [phrase]) => rest.replace(phrase, ''),
    text.replaceAll(owner.phone.display, '').replaceAll(owner.siteUrl, ''),
  );

describe('first aid', () => {
  it('has a page for each topic but one, which stands on the page for the not breathing', () => {
    const ids = topics.map(({ id }) => id);
    expect([...ids, 'notAwake'].sort()).toEqual([...topicIds].sort());
    expect(topics.find(({ id }) => id === 'notBreathing')?.steps.map(({ items }) => items)).toContain(
      short.notAwake,
    );
    const paths = siteRoutes.map(({ path }) => path);
    for (const { path, id } of topics) {
      expect(path).toBe(`/FirstAid/${id.replace(/^./, (letter) => letter.toUpperCase())}`);
      expect(paths).toContain(path);
    }
    expect(firstAid.topics.items.map(({ to }) => to).sort()).toEqual(topics.map(({ path }) => path).sort());
  });

  it.each(topics)('$id: every number has a source', (topic) => {
    const strange = [...read(topic), ...texts(topic.meta).map(({ text }) => text)].filter((text) =>
      /\d/.test(without(text)),
    );
    expect(strange).toEqual([]);
  });

  it.each(topics)('$id: what it says to do has a source', (topic) => {
    const said = read(topic);
    const unsaid = (instructions[topic.id] ?? []).filter(([part]) => !said.some((line) => part.test(line)));
    expect(unsaid.map(([part]) => part.source)).toEqual([]);
    expect(instructions[topic.id]?.length).toBeGreaterThan(0);
  });

  it.each(topics)('$id: every line is one of those with a source, or calls for no skill', (topic) => {
    const known = [...numbers, ...(instructions[topic.id] ?? []), ...(instructions['notAwake'] ?? [])];
    const lines = [...topic.steps, ...(topic.never ? [topic.never] : []), ...(topic.more ?? [])]
      .flatMap(({ items }) => items)
      .filter((line) => !line.includes(callFirst));
    expect(lines.filter((line) => known.every(([part]) => line.search(part) < 0))).toEqual([]);
  });

  it('the table of numbers holds no number that nobody says', () => {
    const everything =
      JSON.stringify([topics, assistant]) + readFileSync('src/content/en/promises.ts', 'utf8');
    const unused = [...numbers, ...spokenNumbers].filter(
      ([phrase]) => everything.search(new RegExp(phrase, 'i')) < 0,
    );
    expect(unused.map(([phrase]) => phrase.source)).toEqual([]);
  });

  it.each(topics)('$id: names its guidelines, at least one with its year', ({ sources }) => {
    expect(sources.some(({ year }) => year !== undefined && year >= 2019 && year <= 2026)).toBe(true);
  });

  it.each(topics)('$id: no dose but the aspirin line', (topic) => {
    const doses = /\b(?:\d+ ?(?:mg|ml|mcg|g)|milligrams?|tablets?|pills?|spoons?|doses?|drops of)\b/i;
    const lines = read(topic).filter((text) => doses.test(text));
    const aspirin = 'An alert adult may chew one 300 mg aspirin, or four of 75 or 81 mg.';
    expect(lines.filter((line) => line !== aspirin)).toEqual([]);
    if (lines.includes(aspirin)) expect(topic.id).toBe('heartAttack');
  });

  it.each(topics)('$id: no diagnosis, and nothing harmful outside of what not to do', (topic) => {
    const diagnosis =
      /\b(?:you have an?|you are having|it is an? (?:stroke|heart attack|fracture)|this means)\b/i;
    expect(read(topic).filter((text) => diagnosis.test(text))).toEqual([]);
    const harmful =
      /\b(?:butter|toothpaste|egg|ice|herbs?|suck|cut the|charcoal|milk|alcohol|finger sweep|induce|tie tightly)\b/i;
    // What is cut off is kept cold, never on ice itself.
    const kept = /in water with ice$/;
    expect(advised(topic).filter((text) => harmful.test(text) && !kept.test(text))).toEqual([]);
    if (topic.id === 'snakebite') expect(advised(topic).join()).not.toMatch(/tourniquet|bandage/i);
    if (topic.id === 'stroke')
      expect(advised(topic).join().replaceAll('no aspirin', '')).not.toMatch(/aspirin/i);
  });

  it.each(topics)('$id: short lines, the call first, each on the page', (topic) => {
    // Eight where an airway has to be opened as well: after a crash.
    expect(topic.short.length).toBeLessThanOrEqual(8);
    for (const { items } of [...topic.steps, { items: topic.short }])
      for (const line of items) expect(line.length).toBeLessThanOrEqual(120);
    const onPage = topic.steps.flatMap(({ items }) => items);
    expect(topic.short.filter((line) => !onPage.includes(line))).toEqual([]);
    for (const { items, unordered } of topic.steps) {
      if (!unordered) expect(items[0]).toContain(callFirst);
    }
  });

  it('begins with a call that names all numbers, and says what the police may not do', () => {
    expect(callFirst).toMatch(/police, may not send an ambulance/);
    for (const number of [owner.phone.display, '1199', '999', '112']) expect(callFirst).toContain(number);
  });

  it.each(topics)('$id: nothing is shown as checked before it is', (topic) => {
    expect(topic.reviewedBy === undefined).toBe(topic.reviewedOn === undefined);
    if (topic.reviewedOn !== undefined) expect(topic.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('a visitor of the first-aid pages', () => {
  it.each(topics)(
    '$id: calls first, reads every step, the source and the state of the check',
    async (topic) => {
      const { main, section } = await rendered(topic.path);
      expect(links(main)[0]?.[1]).toBe(owner.phone.href);
      expect(allWords(main, 'h1')).toEqual([topic.title]);
      for (const { id, items, unordered } of topic.steps) {
        const list = all(section(id), unordered ? 'ul' : 'ol')[0] ?? '';
        expect(allWords(list, 'li')).toEqual(items);
      }
      if (topic.never) expect(allWords(section(topic.never.id), 'li')).toEqual(topic.never.items);
      for (const { name } of topic.sources) expect(words(section('sources'))).toContain(name);
      const checked = /has not yet checked this page/.test(words(section('sources')));
      expect(checked).toBe(topic.reviewedBy === undefined);
      const share = links(main).find(([label]) => label === 'Share on WhatsApp')?.[1] ?? '';
      expect(new URL(share).searchParams.get('text')).toBe(
        `First aid: ${topic.title} ${owner.siteUrl}${topic.path}`,
      );
    },
  );

  it('finds the links between the pages to lead to parts that are there', async () => {
    const bodies = new Map<string, string>();
    for (const { path } of [...topics, { path: '/FirstAid' }]) bodies.set(path, (await rendered(path)).main);
    const lost = [...bodies].flatMap(([from, html]) =>
      links(html).flatMap(([, to = '']) => {
        const [path = '', id] = to.split('#');
        const target = bodies.get(path === '' ? from : path);
        const isThere =
          id === undefined || all(target ?? '', 'section').some((one) => attribute(one, 'id') === id);
        return target === undefined || isThere ? [] : [`${from} -> ${to}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('finds first aid from the questions page and every footer', async () => {
    const { main, footer } = await rendered('/FAQ');
    expect(links(main)).toContainEqual(['First aid, step by step', '/FirstAid']);
    expect(links(footer)).toContainEqual(['First aid', '/FirstAid']);
    expect(links((await rendered('/EmergencyCare')).main).map(([, to]) => to)).toContain('/FirstAid');
  });
});
