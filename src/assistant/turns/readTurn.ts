import type { TurnId } from '../../domain/assistantIds';
import type { Seen } from '../model/features';
import type { TurnGuesser } from '../model/model';
import { seenIn } from '../parseMessage';
import { reader } from '../reader';

/** Turns about the phone, which need no matter. */
const always: ReadonlySet<TurnId> = new Set(['nobodyAnswers', 'noAirtime']);

/** The matter of what an answer is about, without for whom and which turn: `choking@baby`. */
export const matterOf = (about: string): string => about.split(/[@.]/)[0] ?? about;

/** Input of the model for a message after an answer. @param about What that answer was about. */
export function seenAfter(message: string, about: string): Seen {
  const seen = seenIn(message);
  return { ...seen, read: [...seen.read, `after ${matterOf(about)}`] };
}

/**
 * Reads a message as an answer to the last matter, or as a question about it. Undefined where it is something new.
 * @param about What the last answer was about, such as `choking@baby`.
 * @param guess Another classifier, to try it.
 */
export function readTurn(
  message: string,
  about: string | undefined,
  guess: TurnGuesser = reader().guessTurn,
): TurnId | undefined {
  const turn = guess(seenAfter(message, about ?? ''));
  return turn === 'none' || (about === undefined && !always.has(turn)) ? undefined : turn;
}
