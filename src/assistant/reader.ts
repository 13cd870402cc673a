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
    /** The words of a message as the patterns know them. */
    words: wordReader(named),
    /** The signs and rules whose patterns match. */
    find: phrasebook(matchers),
    /** Signs of the patient's age. */
    findYoung: phrasebook(childSigns),
    /** Whether the patterns contain a word. */
    isKnown,
    /** The model's classification of a message. */
    guess: guesser(learned),
  };
}

/** Everything needed to interpret messages. */
export type Reader = ReturnType<typeof makeReader>;

let made: Reader | undefined;

/** The shared reader; created when it is first needed, because that takes some milliseconds. */
export const reader = () => (made ??= makeReader());

/** Replaces the model by another one: the larger one, which is loaded after the panel. */
export function replaceModel(other: Learned): void {
  const guess = guesser(other);
  // Unpacks its weights now, so that the first answer need not wait.
  guess({ words: [], typed: [], read: [] });
  reader().guess = guess;
}
