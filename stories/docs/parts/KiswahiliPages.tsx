import { Sheet } from '../../foundations/Sheet';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const english: Modules = import.meta.glob('../../../src/content/en/{*,requests/*}.ts', { eager: true });
const kiswahili: Modules = import.meta.glob('../../../src/content/sw/{*,requests/*}.ts', { eager: true });

/** What no reader sees: addresses, names of files and ids, and what a script reads. */
const unread =
  /^(?:to|href|src|srcSet|id|network|lang|locale|dateLocale|date|opens|closes|icon|draft|words)$/;

/** Every text in a value by its place; what a function gives is left out. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unread.test(key) ? [] : textsOf(inner, `${place}.${key}`),
  );
}

const hasWords = ([, text]: [string, string]) => /\p{L}{3}/u.test(text);

/** The pages of first aid have a list of their own, with their clinicians' reviews. */
const files = Object.keys(kiswahili)
  .map((path) => path.replace(/^.*\/sw\//, ''))
  .filter(
    (file) => !/^(?:language|share|suggestion|wordList|reviews|frame|assistant|.*pages)\.ts$/.test(file),
  );

/** Every line of all other pages in English and in Kiswahili, file by file, with a box for each. */
export function KiswahiliPages() {
  return files.map((file) => {
    const said = new Map(textsOf(kiswahili[`../../../src/content/sw/${file}`]));
    const rows = textsOf(english[`../../../src/content/en/${file}`])
      .filter(hasWords)
      .map(([place, text]) => [text, said.get(place) ?? '', '☐']);
    return rows.length > 0 ? (
      <Sheet key={file} caption={file} columns={['English', 'Kiswahili', 'Right']} rows={rows} />
    ) : null;
  });
}
