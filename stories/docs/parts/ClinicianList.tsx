import type { FirstAidTopic, Statement } from '../../../src/content/firstAidTypes';
import { Sheet } from '../../foundations/Sheet';

const modules = import.meta.glob<Readonly<Record<string, FirstAidTopic | undefined>>>(
  '../../../src/content/en/firstAid/*.ts',
  { eager: true },
);

/** All first-aid pages. */
const topics = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((page): page is FirstAidTopic => typeof page === 'object' && 'blocks' in page);

/** The mark of a statement: that of its least sure source; none where all of them were read. */
function markOf({ from }: Statement): 'K' | 'V2' | undefined {
  if (from.some(({ confidence }) => confidence === 'background')) return 'K';
  return from.some(({ confidence }) => confidence === 'reported') ? 'V2' : undefined;
}

const lineOf = ({ ask, act, text, links = [] }: Statement) =>
  [ask, act, text, ...links.map(({ label }) => label)].filter((part) => part !== undefined).join(' ');

const sourcesOf = ({ from }: Statement) =>
  from.map(({ name, year }) => (year === undefined ? name : `${name}, ${String(year)}`)).join('; ');

/** The lines of a page that a clinician has to look at: place, mark, words, sources. */
function rowsOf({ stepsTitle, steps, variants = [], blocks }: FirstAidTopic) {
  const lists = [
    { title: stepsTitle, first: 1, items: steps },
    ...variants.map(({ title, items }) => ({ title, first: steps.length + 1, items })),
    // What to do with the phone is the same on every page.
    ...blocks.filter(({ id }) => id !== 'phone').map(({ title, items }) => ({ title, first: 1, items })),
  ];
  return lists.flatMap(({ title, first, items }) =>
    items.flatMap((statement, index) => {
      const mark = markOf(statement);
      if (mark === undefined) return [];
      const place = `${title} ${String(first + index)}`;
      return [[place, mark, lineOf(statement), sourcesOf(statement), '☐']];
    }),
  );
}

/** What is to be checked, page by page, with a box for each line. */
export function ClinicianList() {
  const phone = topics[0]?.frame.phone;
  const shared = phone?.items.flatMap((statement) => {
    const mark = markOf(statement);
    return mark === undefined ? [] : [[phone.title, mark, lineOf(statement), sourcesOf(statement), '☐']];
  });
  const columns = ['Where', 'Mark', 'Words', 'Sources', 'Right'];
  return (
    <>
      {topics.map((topic) => (
        <Sheet
          key={topic.id}
          caption={`${topic.title} (${topic.path})`}
          columns={columns}
          rows={rowsOf(topic)}
        />
      ))}
      {shared && <Sheet caption="On every page" columns={columns} rows={shared} />}
    </>
  );
}
