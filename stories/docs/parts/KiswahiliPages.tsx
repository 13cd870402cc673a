import { Sheet } from '../../foundations/Sheet';

type Words = Readonly<Record<string, unknown>>;

const english = import.meta.glob<Words>('../../../src/content/words/en/{*,requests/*}.json', {
  eager: true,
  import: 'default',
});
const kiswahili = import.meta.glob<Words>('../../../src/content/words/sw/{*,requests/*}.json', {
  eager: true,
  import: 'default',
});

/** Every text in a value by its place. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as Words).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

/**
 * Every line of all pages in English and in Kiswahili, file by file, with a box for each. The pages of first aid have a list of
 * their own, with their clinicians' reviews.
 */
export function KiswahiliPages() {
  return Object.entries(kiswahili).map(([path, words]) => {
    const file = path.replace(/^.*\/sw\//, '');
    const said = new Map(textsOf(words));
    const rows = textsOf(english[path.replace('/sw/', '/en/')]).map(([place, text]) => [
      text,
      said.get(place) ?? '',
      '☐',
    ]);
    return <Sheet key={file} caption={file} columns={['English', 'Kiswahili', 'Right']} rows={rows} />;
  });
}
