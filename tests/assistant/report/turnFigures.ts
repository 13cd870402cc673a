import type { TurnGuesser } from '../../../src/assistant/model/model';
import { readTurn } from '../../../src/assistant/turns/readTurn';
import { checkedTurns } from './turnLines';

/** How messages after an answer are read. */
export interface TurnFigures {
  /** Answers to it, and questions about it. */
  turns: { of: number; right: number; wrong: number };
  /** Something new. */
  others: { of: number; right: number };
}

/** Reads the check lines of turns. */
export function turnFigures(guess: TurnGuesser): TurnFigures {
  const read = checkedTurns().map(({ about, text, right }) => {
    const turn = readTurn(text, about, guess) ?? 'none';
    return { isNew: right.includes('none'), isRight: right.includes(turn), isMissed: turn === 'none' };
  });
  const turns = read.filter(({ isNew }) => !isNew);
  const others = read.filter(({ isNew }) => isNew);
  return {
    turns: {
      of: turns.length,
      right: turns.filter(({ isRight }) => isRight).length,
      wrong: turns.filter(({ isRight, isMissed }) => !isRight && !isMissed).length,
    },
    others: { of: others.length, right: others.filter(({ isRight }) => isRight).length },
  };
}
