import { phrasebook, wordsOf } from './engine/phrases';
import { spellable } from './engine/vocabulary';
import { wordReader } from './engine/words';
import { guesser, type Learned } from './model/model';
import { learned } from './model/weights';
import { matchers } from './rules/matchers';
import { childSigns } from './rules/patients';

function makeReader() {
  const named = [...matchers, ...childSigns].flatMap(({ patterns }) => wordsOf(patterns));
  const known = new Set([...named, ...spellable]);
  const isKnown = (word: string) => known.has(word);
  return {
    /** The words of a message as patterns know them. */
    words: wordReader(named),
    /** The signs and rules that the words match. */
    find: phrasebook(matchers),
    /** What they say about the age of the patient. */
    findYoung: phrasebook(childSigns),
    /** Whether patterns know a word. */
    isKnown,
    /** What the model makes of a message. */
    guess: guesser(learned),
  };
}

/** What reads messages. */
export type Reader = ReturnType<typeof makeReader>;

let made: Reader | undefined;

/** Reads messages; made when it is first needed, since it takes some milliseconds. */
export const reader = () => (made ??= makeReader());

/** From now on messages are read by what another model has learned: the one that is too large to come with the panel. */
export function replaceModel(other: Learned): void {
  const guess = guesser(other);
  // Its weights are read now, so that the first answer does not wait for them.
  guess({ words: [], typed: [], read: [] });
  reader().guess = guess;
}
