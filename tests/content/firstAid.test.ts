import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HelpLine } from '../../src/domain/helpLine';
import { isCited } from '../../src/content/citations';
import { assistant } from '../../src/content/pages/assistant';
import { emergency } from '../../src/content/pages/emergency';
import { avoid } from '../../src/content/pages/firstAid/avoid';
import { firstAid } from '../../src/content/pages/firstAid/firstAid';
import { ifNotAwake, noAnswer, short } from '../../src/content/pages/firstAid/short';
import { parts, titles } from '../../src/content/pages/firstAid/titles';
import { young } from '../../src/content/pages/firstAid/young';
import type { FirstAidTopic, QuietTopic, Statement } from '../../src/content/firstAidTypes';
import { owner } from '../../src/content/owner';
import { topicIds } from '../../src/domain/assistantIds';
import { firstAidPartPath, firstAidPath, type FirstAidPartId } from '../../src/domain/firstAidPath';
import { siteRoutes } from '../../src/app/siteRoutes';
import { essentials, instructions, numbers, spokenNumbers } from './firstAidFacts';
import { pages, texts } from './modules';
import { readingGrade } from './readingGrade';
import { weighty } from './weighty';
import { all, allWords, attribute, links, rendered, words } from './rendered';

type Topic = FirstAidTopic | QuietTopic;
const topics = Object.values(pages).filter((page): page is Topic => 'blocks' in page);
/** What a quiet page says before its steps. */
const quietOf = (topic: Topic) => ('quiet' in topic ? topic.quiet : undefined);

/** All lists of a page, the steps first. */
const listsOf = ({ steps, variants = [], blocks }: Topic): readonly (readonly Statement[])[] => [
  steps,
  ...variants.map(({ items }) => items),
  ...blocks.map(({ items }) => items),
];
/** The text of a statement without its links. */
const lineOf = ({ ask, act, text }: Statement) =>
  [ask, act, text].filter((part) => part !== undefined).join(' ');
const statementsOf = (topic: Topic) => listsOf(topic).flat();
/** Text of the statement with the metronome. */
const saidByBeat = ({ metronome }: Statement) => texts(metronome ?? {}).map(({ text }) => text);
/** All lines of a page, including its headings. */
const read = (topic: Topic) => [
  topic.title,
  ...texts(quietOf(topic) ?? {}).flatMap(({ key, text }) =>
    ['title', 'lead', 'text', 'noAnswer'].includes(key) ? [text] : [],
  ),
  ...[...(topic.variants ?? []), ...topic.blocks].flatMap(({ title, lead }) => [title, lead ?? '']),
  ...statementsOf(topic).flatMap((one) => [lineOf(one), ...saidByBeat(one)]),
];
/** The instructions of a page. */
const advised = (topic: Topic) => {
  const never = new Set(topic.never);
  return statementsOf(topic)
    .filter((one) => !never.has(one))
    .map(lineOf);
};

const without = (text: string) =>
  numbers.reduce(
    (rest, [phrase]) => rest.replace(phrase, ''),
    text.replaceAll(owner.phone.display, '').replaceAll(owner.siteUrl, ''),
  );

describe('first aid', () => {
  it('has a page for each title, by its address, and a row that leads to it', () => {
    expect(topics.map(({ id }) => id).sort()).toEqual(Object.keys(titles).sort());
    expect(new Set(Object.values(titles)).size).toBe(topics.length);
    const paths = siteRoutes.map(({ path }) => path);
    for (const { path, id } of topics) {
      expect(path).toBe(firstAidPath(id));
      expect(paths).toContain(path);
    }
    const { first, groups } = firstAid.topics;
    const rows = [...first, ...groups.flatMap(({ items }) => items)];
    const isPart = ({ to }: { to: string }) => to.includes('#');
    const pageRows = rows.filter((row) => !isPart(row));
    expect(pageRows.map(({ to }) => to).sort()).toEqual(topics.map(({ path }) => path).sort());
    const sections = topics.flatMap(({ path, blocks }) =>
      blocks.map(({ id, title }) => ({ title, to: `${path}#${id}` })),
    );
    for (const { title, to } of rows.filter(isPart)) expect(sections).toContainEqual({ title, to });
    expect(
      rows
        .filter(isPart)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(
      Object.keys(parts)
        .map((id) => firstAidPartPath(id as FirstAidPartId))
        .sort(),
    );
    const card = emergency.meanwhile?.topics.slice(0, 3);
    expect(card).toEqual(first.map(({ title, to }) => ({ label: title, to })));
    for (const { words: others } of rows) expect(others).toMatch(/^[a-z -]+$/);
  });

  it.each(topics)('$id: every number has a source', (topic) => {
    const strange = [...read(topic), ...texts(topic.meta).map(({ text }) => text)].filter((text) =>
      /\d/.test(without(text)),
    );
    expect(strange).toEqual([]);
  });

  it.each(topics)('$id: says what it must', (topic) => {
    const said = read(topic).join('\n');
    expect((essentials[topic.id] ?? []).filter((part) => !part.test(said)).map(String)).toEqual([]);
    expect(essentials[topic.id]?.length).toBeGreaterThan(0);
  });

  it.each(topics)(
    '$id: says of every line where it comes from, and of every source for which line',
    (topic) => {
      const named = new Set(topic.sources.map(({ name }) => name));
      const cited = statementsOf(topic).flatMap(({ from }) => from.filter(isCited).map(({ name }) => name));
      for (const { from } of statementsOf(topic)) expect(from.length).toBeGreaterThan(0);
      expect(new Set(cited)).toEqual(named);
      for (const { of } of topic.sources) expect(of).toMatch(/^.+ \d/);
    },
  );

  it('the table of numbers holds no number that nobody says', () => {
    const everything = [
      ...topics.flatMap((topic) => [...read(topic), ...texts(topic.meta).map(({ text }) => text)]),
      JSON.stringify([short, young, avoid, assistant]),
      readFileSync('src/content/words/en/promises.json', 'utf8'),
    ].join('\n');
    const unused = [...numbers, ...spokenNumbers].filter(
      ([phrase]) => everything.search(new RegExp(phrase, 'i')) < 0,
    );
    expect(unused.map(([phrase]) => phrase.source)).toEqual([]);
  });

  it.each(topics)('$id: names its guidelines, at least one with its year', ({ sources }) => {
    expect(sources.some(({ year }) => year !== undefined && year >= 2010 && year <= 2026)).toBe(true);
  });

  it.each(topics)('$id: no dose but aspirin, sugar, the size of a spacer and ORS', (topic) => {
    const doses = /\b(?:\d+ ?(?:mg|ml|mcg|g)|milligrams?|teaspoons?|doses?|drops of)\b/i;
    const lines = read(topic).filter((text) => doses.test(text));
    const aspirin =
      'If none of these is so: An alert adult may chew one 300 mg aspirin, or four of 75 or 81 mg.';
    const sugar =
      'If they are awake, and can swallow: Give sugar now. Give 4 to 5 teaspoons of sugar in water, or a glass of soda or juice.';
    const ors = [
      'Without a packet: Mix 6 level teaspoons of sugar and half a level teaspoon of salt in 1 litre of boiled, cooled water. Too much salt kills: level the spoons.',
      'After each loose stool, give small sips, 50 to 100 ml under 2 years, 100 to 200 ml above.',
    ];
    const spacer =
      'If there is no spacer, use a plastic bottle of 500 to 750 ml, with a hole in which the inhaler sits tight.';
    const known: Readonly<Record<string, readonly string[]>> = {
      heartAttack: [aspirin],
      lowSugar: [sugar],
      sickChild: ors,
      asthma: [spacer],
    };
    expect(lines).toEqual(known[topic.id] ?? []);
  });

  it.each(topics)('$id: no diagnosis, and nothing harmful outside of what not to do', (topic) => {
    const diagnosis =
      /\b(?:you have an?|you are having|it is an? (?:stroke|heart attack|fracture)|this means)\b/i;
    expect(read(topic).filter((text) => diagnosis.test(text))).toEqual([]);
    const harmful =
      /\b(?:butter|toothpaste|egg|ice|herbs?|suck the|cut the|charcoal|milk|alcohol|finger sweep|induce|tie tightly)\b/i;
    // Cold is for amputated parts and for heat, never for a burn; milk is for a tooth, and for an eye without water.
    const meant =
      /into water with ice|[Ii]ce at neck|keep it in milk|[Nn]o water, use milk|Cut the clothes off|Give no alcohol, and use no black stone|Use no herbs, no old eye drops|alcohol in the blood/;
    expect(advised(topic).filter((text) => harmful.test(text) && !meant.test(text))).toEqual([]);
    if (topic.id === 'snakebite') expect(advised(topic).join()).not.toMatch(/tourniquet|bandage/i);
    if (topic.id === 'stroke') expect(advised(topic).join()).not.toMatch(/aspirin/i);
  });

  it.each(topics)('$id: short lines, one action each, and the first two at once', (topic) => {
    expect(
      statementsOf(topic)
        .map(lineOf)
        .filter((line) => line.length > 175),
    ).toEqual([]);
    const first = [...topic.steps, ...(topic.variants?.[0]?.items ?? [])].slice(0, 2);
    expect(first).toHaveLength(2);
    for (const { act } of first) expect(act).toBeDefined();
    if (topic.id !== 'birth') for (const list of listsOf(topic)) expect(list.length).toBeLessThanOrEqual(11);
  });

  it.each(topics)('$id: reads at grade 5 or below', (topic) => {
    expect(readingGrade(read(topic))).toBeLessThanOrEqual(5);
  });

  it.each(topics)('$id: is written in standard English', (topic) => {
    const idiom =
      /\bnot awake\b|\bpress (?:down )?on the chest|\bdo not take \w+ for|\bthe hurt\b(?! side)|\bneed not\b|\bbelongs? into\b|\bstands in\b|\bwhom\b|dispatcher (?:tells|says) (?:you )?(?:how|where|more|what to do)/i;
    expect(read(topic).filter((line) => idiom.test(line))).toEqual([]);
  });

  it.each(topics)('$id: a number to call is a link, with what it is before it', (topic) => {
    const calls = /\b(?:999|112|1199|1195|1190|116|0800 \d{3} \d{3}|0722 \d{3} \d{3})\b/;
    expect(read(topic).filter((line) => calls.test(line))).toEqual([]);
    for (const statement of statementsOf(topic)) {
      const called = statement.links?.filter(({ to }) => to.startsWith('tel:')) ?? [];
      if (called.length > 0) expect(lineOf(statement)).toMatch(/police|ambulance|counsel|poison|violence/i);
      if (called.some(({ to }) => /999|112/.test(to))) expect(lineOf(statement)).toMatch(/may not send/);
    }
  });

  it('ends with all numbers, and says what the police may not do', () => {
    expect(noAnswer).toMatch(/police, may not send an ambulance/);
    for (const number of ['1199', '999', '112']) expect(noAnswer).toContain(number);
  });

  it.each(topics)('$id: nothing is shown as checked before it is', (topic) => {
    expect(topic.reviewedBy === undefined).toBe(topic.reviewedOn === undefined);
    if (topic.reviewedOn !== undefined) expect(topic.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

/** All words of a page, including those of its links. */
const shown = (topic: Topic) => [
  topic.stepsTitle,
  ...read(topic),
  ...statementsOf(topic).flatMap(({ links: some = [] }) => some.map(({ label }) => label)),
  ...statementsOf(topic).flatMap(({ numbers: some = [] }) => some.map(({ number }) => number)),
];

/** Pages that link to others for what the assistant says in one answer. */
const samePage: Readonly<Partial<Record<(typeof topicIds)[number], readonly string[]>>> = {
  notAwake: ['spine', 'notBreathing', 'fainting'],
  heartAttack: ['notAwake', 'notBreathing', 'stroke'],
  stroke: ['notAwake'],
  burns: ['chemical'],
  roadAccident: ['spine', 'notBreathing', 'bleeding'],
};

describe('what the assistant says of first aid', () => {
  const never: Readonly<Record<string, readonly string[]>> = avoid;
  const said = (id: (typeof topicIds)[number]) => [
    ...short[id],
    ...(never[id] ?? []),
    ...(id === 'notBreathing' ? [...young.child, ...young.baby] : []),
    ...(id === 'notAwake' ? [ifNotAwake, ...young.babyNotAwake] : []),
    ...(id === 'choking' ? young.babyChoking : []),
  ];

  it.each(topicIds)('%s: has a source, and every line is one of those or calls for no skill', (id) => {
    const known = instructions[id] ?? [];
    expect(known.length).toBeGreaterThan(0);
    const unsaid = known.filter(([part]) => !said(id).some((line) => part.test(line)));
    expect(unsaid.map(([part]) => part.source)).toEqual([]);
    const all = [...numbers, ...known, ...(instructions['notAwake'] ?? [])];
    const lines = said(id);
    expect(lines.filter((line) => all.every(([part]) => line.search(part) < 0))).toEqual([]);
  });

  it.each(topicIds)('%s: every figure and every word of weight is on the page as well', (id) => {
    const page = topics.filter((topic) => topic.id === id || samePage[id]?.includes(topic.id));
    const onPage = new Set(page.flatMap(shown).flatMap((line) => weighty(line, 2)));
    const lines = said(id);
    const elsewhere = lines.flatMap((line) => weighty(line, 4).filter((word) => !onPage.has(word)));
    expect([...new Set(elsewhere)]).toEqual([]);
  });

  it.each(topicIds)('%s: short lines', (id) => {
    // Eight if the airway has to be opened as well: after a crash.
    expect(short[id].length).toBeLessThanOrEqual(8);
    for (const line of said(id)) expect(line.length).toBeLessThanOrEqual(120);
  });
});

/** Lists of numbers that can be called. */
const rowsOfNumbers = /<ul[^>]*>(?:(?!<\/?ul).)*?href="tel:.*?<\/ul>/gs;

describe('a visitor of the first-aid pages', () => {
  it.each(topics)(
    '$id: calls first, reads every line, the source and the state of the check',
    async (topic) => {
      const { main, section } = await rendered(topic.path);
      const quiet = quietOf(topic);
      if (topic.calm !== true) expect(links(main)[0]?.[1]).toBe(owner.phone.href);
      else if (quiet)
        expect(
          links(main)
            .slice(0, quiet.lines.length)
            .map(([, to]) => to),
        ).toEqual(quiet.lines.map(({ href }) => href));
      else expect(links(main).map(([, to]) => to)).not.toContain(owner.phone.href);
      expect(allWords(main, 'h1')).toEqual([quiet?.title ?? topic.title]);
      const { steps, unordered = false, variants = [], blocks } = topic;
      const lists = [
        ...(steps.length > 0 ? [{ id: quiet ? 'help' : 'steps', items: steps, ordered: !unordered }] : []),
        ...variants.map((list) => ({ ...list, ordered: true })),
        ...blocks.map((list) => ({ ...list, ordered: list.kind === 'steps' })),
      ];
      for (const { id, items, ordered, ...own } of lists) {
        const dialled = [own, ...items].flatMap<HelpLine>((part: { numbers?: readonly HelpLine[] }) => [
          ...(part.numbers ?? []),
        ]);
        expect(links(section(id))).toEqual(
          expect.arrayContaining(
            dialled.map(({ name, href }) => [expect.stringContaining(name) as string, href]),
          ),
        );
        const list = all(section(id).replace(rowsOfNumbers, ''), ordered ? 'ol' : 'ul')[0] ?? '';
        const shown = allWords(list, 'li');
        expect(shown.length, id).toBe(items.length);
        items.forEach((item, index) => {
          expect(shown[index]?.startsWith(lineOf(item)), `${shown[index] ?? ''} | ${lineOf(item)}`).toBe(
            true,
          );
        });
      }
      for (const { name } of topic.sources) expect(words(section('sources'))).toContain(name);
      // The state of the check is the first line under the title, or of the end where the first screen belongs to the
      // steps; the guidelines open at the end.
      const stated =
        topic.id === 'notBreathing' ? section('sources') : main.split(quiet?.title ?? topic.title)[1];
      expect(words(stated ?? '')).toMatch(
        topic.reviewedBy === undefined
          ? /^Draft: not yet checked by our clinician\./
          : /^Checked by .*Next check: /,
      );
      expect(allWords(all(section('sources'), 'details')[0] ?? '', 'summary')).toEqual([
        'Where this comes from',
      ]);
      const share = links(main).find(([label]) => label === 'Share on WhatsApp')?.[1] ?? '';
      if (quiet) expect(share).toBe('');
      else
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

  it('finds first aid from the header, the questions page and every footer', async () => {
    const { main, footer, header } = await rendered('/FAQ');
    expect(links(header)).toContainEqual(['First aid', '/FirstAid']);
    expect(links(main)).toContainEqual(['First aid, step by step', '/FirstAid']);
    expect(links(footer)).toContainEqual(['First aid', '/FirstAid']);
    expect(links((await rendered('/EmergencyCare')).main).map(([, to]) => to)).toContain('/FirstAid');
  });
});
