import { phrasebook, wordsOf } from './engine/phrases';
import { spellable } from './engine/vocabulary';
import { wordReader } from './engine/words';
import { matchers } from './rules/matchers';
import { childSigns } from './rules/patients';

/** What is needed to read a message by the rules alone, without the model; takes some milliseconds to make. */
export function rulesReader() {
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
  };
}
