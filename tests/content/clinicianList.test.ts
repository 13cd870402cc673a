import { describe, expect, it } from 'vitest';
import { assistant as english } from '../../src/content/pages/assistant';
import type { FirstAidTopic, Statement } from '../../src/content/firstAidTypes';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { clinicianMatters } from '../../stories/docs/parts/clinicianMatters';
import { answeredBeside, differences } from '../../stories/docs/parts/clinicianNotes';
import { pages } from './modules';

const topics = Object.values(pages).filter((page): page is FirstAidTopic => 'blocks' in page);
const statementsOf = ({ steps, variants = [], blocks }: FirstAidTopic): readonly Statement[] =>
  [steps, ...variants.map(({ items }) => items), ...blocks.map(({ items }) => items)].flat();
const lineOf = ({ ask, act, text, links = [] }: Statement) =>
  [ask, act, text, ...links.map(({ label }) => label)].filter((part) => part !== undefined).join(' ');
const rows = clinicianMatters.flatMap((matter) => matter.rows);

describe('the list for the clinician', () => {
  it('has each page once, and one matter for each concern without a page', () => {
    const ids = clinicianMatters.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id } of topics) expect(ids).toContain(id);
    const beside = Object.values(answeredBeside).flat();
    for (const id of Object.keys(english.concerns)) expect([...ids, ...beside]).toContain(id);
    for (const id of Object.keys(differences)) expect(ids).toContain(id);
  });

  it.each(topics)('$id: every line of the page, in both languages, with all its sources', (topic) => {
    const matter = clinicianMatters.find(({ id }) => id === topic.id);
    for (const statement of statementsOf(topic)) {
      const row = [...(matter?.rows ?? []), ...rows].find(({ en }) => en === lineOf(statement));
      expect(row?.sw, lineOf(statement)).toMatch(/\p{L}{2}/u);
      expect(row?.cited?.from).toHaveLength(new Set(statement.from.map(({ name }) => name)).size);
    }
  });

  it.each(topics)('$id: what no guideline was read for is called inference', (topic) => {
    const matter = clinicianMatters.find(({ id }) => id === topic.id);
    const phone = topic.frame.phone.items;
    const guessed = statementsOf(topic).filter(
      (one) => !phone.includes(one) && one.from.some(({ confidence }) => confidence === 'background'),
    );
    for (const statement of guessed)
      expect(matter?.rows.find(({ en }) => en === lineOf(statement))?.cited?.mark, lineOf(statement)).toBe(
        'Inference',
      );
  });

  it('every line that the assistant says of first aid, in both languages', () => {
    const kiswahili = assistantIn(english);
    const said = (assistant: typeof english) => [
      ...Object.values({ ...assistant.topics, ...assistant.concerns }),
      ...Object.values(assistant.young).flatMap((some) => Object.values(some)),
    ];
    const listed = { en: new Set(rows.map(({ en }) => en)), sw: new Set(rows.map(({ sw }) => sw)) };
    const missing = (language: 'en' | 'sw', assistant: typeof english) =>
      said(assistant)
        .flatMap(({ lines, avoid = [] }) => [...lines, ...avoid])
        .filter((line) => !listed[language].has(line));
    expect(missing('en', english)).toEqual([]);
    expect(missing('sw', kiswahili)).toEqual([]);
  });

  it('says of every matter that nobody has checked it until somebody has', () => {
    for (const { id, checks } of clinicianMatters.filter((one) => one.path !== undefined)) {
      const isChecked = topics.find((topic) => topic.id === id)?.reviewedBy !== undefined;
      expect(checks).toHaveLength(2);
      expect(/not yet checked by our clinician/.test(checks[0] ?? '')).toBe(!isChecked);
    }
  });
});
