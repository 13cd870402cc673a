import { describe, expect, it } from 'vitest';
import type { AssistantAnswer } from '../../src/content/assistantTypes';
import { assistant } from '../../src/content/pages/assistant';
import { carries } from './carries';
import { concernSources } from '../../src/content/pages/firstAid/concernSources';
import { firstAidFrame } from '../../src/content/pages/firstAid/frame';
import * as sharedLines from '../../src/content/pages/firstAid/sharedLines';
import { ifNotAwake } from '../../src/content/pages/firstAid/short';
import { sources } from '../../src/content/pages/firstAid/sources';
import { tapAndShout } from '../../src/content/pages/firstAid/tapAndShout';
import type { FirstAidSource, FirstAidTopic, Matter, Statement } from '../../src/content/firstAidTypes';
import { concernIds, topicIds } from '../../src/domain/assistantIds';
import { pages } from './modules';

const all: readonly (readonly [string, FirstAidSource])[] = Object.entries({ ...sources, ...concernSources });
const table = Object.entries(carries);
/** By name: pages say which part of the words a source supports. */
const carriedBy = (source: FirstAidSource) => {
  const [key] = all.find(([, { name }]) => name === source.name) ?? [];
  return table.find(([one]) => one === key)?.[1] ?? [];
};
const matterOf = (name: string): Matter =>
  [...topicIds, ...concernIds].find((id) => id === name) ?? 'general';
const named = (name: string, answer: AssistantAnswer) =>
  [name, answer.matter ?? matterOf(name), answer] as const;
const answers = [
  ...Object.entries({ ...assistant.answers, ...assistant.asks, clinic: assistant.clinic }),
  ...Object.entries(assistant.topics),
  ...Object.entries(assistant.concerns),
  ...Object.values(assistant.young).flatMap((some) => Object.entries(some)),
]
  .map(([name, answer]) => named(name, answer))
  // The words without aspirin follow a rule for every patient.
  .filter(([name, , answer]) => name !== 'heartAttack' || answer !== assistant.answers.heartOrStroke);

const topics = Object.values(pages).filter((page): page is FirstAidTopic => 'blocks' in page);

/** Lines that many pages share, whatever their topic: tap, shout, check breathing, turn onto the side. */
const shared: readonly Statement[] = [tapAndShout, ...Object.values(sharedLines)];

/** Sources that are cited for topics that they do not cover. */
const falsely = (matters: readonly Matter[], from: readonly FirstAidSource[]) =>
  from.filter((one) => !carriedBy(one).some((matter) => matters.includes(matter))).map(({ name }) => name);

describe('a source is named only for what it speaks of', () => {
  it.each(answers)('%s', (_, matter, { lines, sources: from = [] }) => {
    const breathing: readonly Matter[] = lines.includes(ifNotAwake) ? ['notAwake'] : [];
    expect(falsely([matter, ...breathing], from)).toEqual([]);
  });

  it.each(topics)('page $id', ({ id, steps, variants = [], blocks }) => {
    const own = [
      steps,
      ...[...variants, ...blocks.filter((one) => one.id !== 'phone')].map(({ items }) => items),
    ]
      .flat()
      .filter((line) => !shared.includes(line));
    const matters: readonly Matter[] = id === 'notBreathing' ? [id, 'notAwake'] : [id];
    expect(
      falsely(
        matters,
        own.flatMap(({ from }) => from),
      ),
    ).toEqual([]);
  });

  it('what stands on many pages', () => {
    const from = [...shared, ...firstAidFrame.phone.items].flatMap((line) => line.from);
    expect(falsely(['general', 'notBreathing', 'notAwake'], from)).toEqual([]);
  });
});

it.each(all)('%s: has a year, or says why not', (_, { name, year }) => {
  if (year === undefined) expect(name).toMatch(/undated|from before 2025|no guideline named|not read$/);
  else expect(name).not.toMatch(/undated/);
});

it('every matter is carried by a source', () => {
  const carried = new Set(table.flatMap(([, matters]) => matters));
  expect([...topicIds, ...concernIds].filter((id) => !carried.has(id))).toEqual([]);
});
