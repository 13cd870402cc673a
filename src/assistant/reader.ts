import { guesser, turnGuesser, type Learned, type TurnName } from './model/model';
import { learned, turns } from './model/weights';
import { rulesReader } from './rulesReader';

function makeReader() {
  return {
    ...rulesReader(),
    /** The model's classification of a message. */
    guess: guesser(learned),
    /** The model's classification of a message after an answer. */
    guessTurn: turnGuesser(turns),
  };
}

/** Everything needed to interpret messages. */
export type Reader = ReturnType<typeof makeReader>;

let made: Reader | undefined;

/** The shared reader; created when it is first needed, because that takes some milliseconds. */
export const reader = () => (made ??= makeReader());

/** Models of messages, and of messages after an answer. */
export interface Models {
  learned: Learned;
  turns: Learned<TurnName>;
}

/** Replaces the models by others: the larger ones, which are loaded after the panel. */
export function replaceModels(others: Models): void {
  const guess = guesser(others.learned);
  const guessTurn = turnGuesser(others.turns);
  // Unpacks the weights now, so that the first answer need not wait.
  const nothing = { words: [], typed: [], read: [] };
  guess(nothing);
  guessTurn(nothing);
  Object.assign(reader(), { guess, guessTurn });
}
