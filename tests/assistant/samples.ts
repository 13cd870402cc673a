/** A phrase typed out: its words as a message of its own. */
interface Sample {
  /** The words that must come through the reading as they are. */
  words: string[];
  /** The message: the words, with others where the phrase leaves room. */
  message: string;
}

/** The phrases of a text. */
export const phrasesOf = (says: string): string[] =>
  says
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const between = 'zzq';

/** Ways to type a phrase: each of its words at least once, with and without what may be missing, near and far. */
export function samplesOf(phrase: string): Sample[] {
  const tokens = phrase
    .split(' ')
    .filter((token) => !token.startsWith('!') && token !== '^' && token !== '$');
  const steps = tokens.flatMap((token, index) =>
    /^\.+$/.test(token)
      ? []
      : [
          {
            words: token
              .replace(/\?$/, '')
              .replaceAll('#', '20')
              .split('|')
              .filter((word) => word !== '$'),
            optional: token.endsWith('?'),
            gap: /^\.+$/.test(tokens[index - 1] ?? ''),
          },
        ],
  );
  const type = (pick: (index: number) => string | undefined, far: boolean): Sample => {
    const words: string[] = [];
    const typed: string[] = [];
    steps.forEach(({ gap, words: all }, index) => {
      const picked = pick(index);
      if (picked === undefined) return;
      // The same word twice running is read as one: another of the alternatives is taken.
      const word =
        picked === words.at(-1) && !(far && gap) ? (all.find((one) => one !== picked) ?? picked) : picked;
      if (far && gap) typed.push(between);
      words.push(word);
      typed.push(word);
    });
    return { words, message: typed.join(' ') };
  };
  const samples = steps.flatMap(({ words }, at) =>
    words.map((word) =>
      type(
        (index) => (index === at ? word : steps[index]?.optional ? undefined : steps[index]?.words[0]),
        false,
      ),
    ),
  );
  const longest = type((index) => steps[index]?.words.at(-1), true);
  return [...samples, longest];
}
