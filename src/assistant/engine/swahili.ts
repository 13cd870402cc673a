/** Splits Swahili verbs into subject, tense, object, stem and ending (`u-me-m-shika`): one stem covers all its forms. */

const subjects = 'ni|u|a|tu|m|wa|i|zi|ki|vi|li|ya|pa|ku';
const people = /^(?:ni|u|a|tu|m|wa|na)/;
const tenses = 'na|mesha|me|lisha|li|ta|ka|ki|nge|sha';
const relatives = 'ye|o|cho|lo|yo|zo|vyo|po';
const objects = 'ni|ku|mu|mw|m|wa|tu|i|zi|ki|vi|li|ya|u|ji';

/** `ame-`, `aliyem-`, `na-`, `ka-`, `ku-`, `kum-`: the stem keeps its listed ending. */
const affirmative = new RegExp(
  `^(?:(?:(?:${subjects})(?:${tenses})|na|ka)(?:${relatives})?|ku|hu)(${objects})?$`,
);
/** `haja-`, `haku-`, `nisinge-`: negative, with a tense. */
const negative = new RegExp(
  `^(?:(?:si|hu|ha(?:${subjects})?)(?:ku|ja|ta|nge)|(?:${subjects})singe)(${objects})?$`,
);
/** `ha-`, `hawa-`, `si-`: negative present: a final a becomes i. */
const negativePresent = new RegExp(`^(?:si|hu|ha(?:${subjects})?)(${objects})?$`);
/** `m-`, `ni-`, `tum-`: subjunctive: a final a becomes e. */
const subjunctive = new RegExp(`^(?:${subjects})(${objects})?$`);

/** Shorter stems look like the end of other words after one syllable: m-ume is a husband. */
const minSubjunctiveLength = 5;

/** Mark of a listed stem: `~zima` only of people (a lamp goes out, too), `@piga` only with a person as object: me. */
type Mark = '~' | '@' | '';

/**
 * Endings of passives, applicatives, statives, causatives and reciprocals, which replace the final a: shik-wa, ung-uliwa,
 * kat-ika.
 */
const longer =
  'wa liwa lewa iwa ewa ia ea ika eka isha esha iza eza ana iana eana ikia shwa zwa ua uka'.split(' ');

/** Makes a reader of verbs; `listed` are stems with their meanings. */
export function verbReader(
  listed: Iterable<readonly [stem: string, meaning: string]>,
): (word: string) => string | undefined {
  const stems = new Map<string, { mark: Mark; meaning: string }>();
  for (const [stem, meaning] of listed) {
    const mark = stem.startsWith('~') ? '~' : stem.startsWith('@') ? '@' : '';
    stems.set(stem.slice(mark.length), { mark, meaning });
  }
  const find = (end: string) => {
    const listed = stems.get(end);
    if (listed) return { ...listed, derived: false };
    for (const ending of longer) {
      const stem = end.endsWith(ending) && stems.get(`${end.slice(0, -ending.length)}a`);
      if (stem) return { ...stem, derived: true };
    }
    const half = end.length / 2;
    const twice = half >= 4 && end.slice(0, half) === end.slice(half) && stems.get(end.slice(0, half));
    return twice ? { ...twice, derived: false } : undefined;
  };
  const ends = (end: string, letter: string) =>
    end.endsWith(letter) ? (find(`${end.slice(0, -1)}a`) ?? find(end)) : find(end);

  const readAt = (start: string, end: string): string | undefined => {
    const tries: readonly (readonly [RegExp, () => ReturnType<typeof find>, string])[] = [
      [affirmative, () => find(end), ''],
      [negative, () => find(end), 'not'],
      [negativePresent, () => (end.endsWith('a') ? undefined : ends(end, 'i')), 'not'],
      [
        subjunctive,
        () => (end.length < minSubjunctiveLength || end.endsWith('a') ? undefined : ends(end, 'e')),
        '',
      ],
    ];
    for (const [beginning, stem, no] of tries) {
      const found = stem();
      const parts = found && beginning.exec(start);
      if (!parts) continue;
      const { mark, meaning, derived } = found;
      const whom = parts[1] ?? '';
      if (mark === '@' && !derived && !/^(?:ni|ku|mu|mw|m|wa|tu)$/.test(whom)) continue;
      if (mark === '~' && !people.test(start)) continue;
      const not = no && (start.startsWith('si') ? 'i not ' : 'is not ');
      return `${not}${meaning}${mark === '@' && whom === 'ni' ? ' me' : ''}`;
    }
    return undefined;
  };

  return (word) => {
    if (word.length > 24) return undefined;
    for (let at = 1; at < word.length - 2; at++) {
      const meaning = readAt(word.slice(0, at), word.slice(at));
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  };
}
