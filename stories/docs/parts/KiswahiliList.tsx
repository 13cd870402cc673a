import type { FirstAidTopic, Statement } from '../../../src/content/firstAidTypes';
import { Sheet } from '../../foundations/Sheet';

type Modules = Readonly<Record<string, Readonly<Record<string, FirstAidTopic | undefined>>>>;

const english: Modules = import.meta.glob('../../../src/content/en/firstAid/*.ts', { eager: true });
const kiswahili: Modules = import.meta.glob('../../../src/content/sw/firstAid/*.ts', { eager: true });

const topicsOf = (modules: Modules) =>
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((page): page is FirstAidTopic => typeof page === 'object' && 'blocks' in page);

const lineOf = ({ ask, act, text, links = [] }: Statement) =>
  [ask, act, text, ...links.map(({ label }) => label)].filter((part) => part !== undefined).join(' ');

/** The words of a page in order; both languages have the same ones. What to do with the phone is the same on every page. */
const wordsOf = ({ title, stepsTitle, steps, variants = [], blocks }: FirstAidTopic) => [
  title,
  ...[{ title: stepsTitle, items: steps }, ...variants, ...blocks.filter(({ id }) => id !== 'phone')].flatMap(
    ({ title: heading, items }) => [heading, ...items.map(lineOf)],
  ),
];

/** Every line of the first-aid pages in English and in Kiswahili, page by page, with a box for each. */
export function KiswahiliList() {
  const translated = topicsOf(kiswahili);
  const phones = [topicsOf(english)[0], translated[0]].map(
    (topic) => topic?.frame.phone.items.map(lineOf) ?? [],
  );
  const columns = ['English', 'Kiswahili', 'Right'];
  const rowsOf = ([left = [], right = []]: readonly (readonly string[])[]) =>
    left.map((line, index) => [line, right[index] ?? '', '☐']);
  return (
    <>
      {topicsOf(english).map((topic) => {
        const twin = translated.find(({ id }) => id === topic.id);
        return (
          <Sheet
            key={topic.id}
            caption={`${topic.title} (/sw${topic.path})`}
            columns={columns}
            rows={rowsOf([wordsOf(topic), twin ? wordsOf(twin) : []])}
          />
        );
      })}
      <Sheet caption="On every page" columns={columns} rows={rowsOf(phones)} />
    </>
  );
}
