/**
 * A small language for what people write. One phrase a line, words parted by blanks:
 * - `a|b` either word, `a?` may be missing, `!a|b` none of these comes next, `#` a number of two or more digits,
 * - `..` up to three words in between, `...` up to six,
 * - `^` and `$` the beginning and the end of the message.
 */
interface Step {
  /** Number of words that may be skipped before this one. */
  gap: number;
  words: readonly string[];
  optional: boolean;
  /** True: none of the words may follow. */
  none: boolean;
}

/** An object with patterns. */
export interface PatternOwner {
  /** Patterns, one per line. */
  patterns: string;
}

/** Makes a tag function for template strings that adds patterns, one per line, to an owner's other properties. */
export const owner =
  <T extends PatternOwner>() =>
  (known: Omit<T, 'patterns'>) =>
  (lines: TemplateStringsArray, ...words: readonly string[]) =>
    ({ ...known, patterns: String.raw(lines, ...words) }) as T;

/** The form of a word in phrases: all numbers have the same one. */
const named = (word: string): string => (/^\d{2,}$/.test(word) ? '#' : word);

function compile(phrase: string): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const token of phrase.split(' ')) {
    if (token === '..' || token === '...') {
      gap = token === '..' ? 3 : 6;
    } else {
      const words = token.replace(/^!|\?$/g, '').split('|');
      steps.push({ gap, words, optional: token.endsWith('?'), none: token.startsWith('!') });
      gap = 0;
    }
  }
  return steps;
}

function fits(steps: readonly Step[], index: number, words: readonly string[], at: number): boolean {
  const step = steps[index];
  if (!step) return true;
  if (step.none) return !step.words.includes(words[at] ?? '') && fits(steps, index + 1, words, at);
  for (let skipped = 0; skipped <= step.gap; skipped++) {
    const word = words[at + skipped];
    if (word === undefined) break;
    if (
      (step.words.includes(word) || step.words.includes(named(word))) &&
      fits(steps, index + 1, words, at + skipped + 1)
    )
      return true;
  }
  return step.optional && fits(steps, index + 1, words, at);
}

/** The phrases of `text`. */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** All words in phrases. */
export const wordsOf = (text: string): string[] => text.split(/[^a-z\d]+/).filter(Boolean);

/**
 * Makes a finder of the owners with a phrase that occurs in a message; phrases are indexed by first word, so that long
 * messages are fast.
 */
export function phrasebook<T extends PatternOwner>(
  owners: readonly T[],
): (words: readonly string[]) => Set<T> {
  const byFirst = new Map<string, { owner: T; steps: readonly Step[] }[]>();
  for (const owner of owners) {
    for (const phrase of lines(owner.patterns)) {
      const steps = compile(phrase);
      // A phrase begins with its first required word, or with an optional one before it.
      const sure = steps.findIndex(({ optional }) => !optional);
      steps.slice(0, sure + 1).forEach(({ words }, index) => {
        for (const word of words) {
          const known = byFirst.get(word) ?? [];
          known.push({ owner, steps: steps.slice(index + 1) });
          byFirst.set(word, known);
        }
      });
    }
  }
  return (message) => {
    const words = ['^', ...message, '$'];
    const found = new Set<T>();
    words.forEach((word, at) => {
      for (const name of new Set([word, named(word)])) {
        for (const { owner, steps } of byFirst.get(name) ?? []) {
          if (!found.has(owner) && fits(steps, 0, words, at + 1)) found.add(owner);
        }
      }
    });
    return found;
  };
}
