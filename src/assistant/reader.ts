import { guesser, type Learned } from './model/model';
import { learned } from './model/weights';
import { rulesReader } from './rulesReader';

function makeReader() {
  return {
    ...rulesReader(),
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
