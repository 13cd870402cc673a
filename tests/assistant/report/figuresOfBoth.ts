import { learned as full } from '../../../src/assistant/model/fullWeights';
import { guesser } from '../../../src/assistant/model/model';
import { learned as small } from '../../../src/assistant/model/weights';
import { parseMessage } from '../../../src/assistant/parseMessage';
import type { Line } from './corpus';
import { figuresOf, type Figures, type Totals } from './figures';

/** Figures of the larger model, and the totals of the one that answers until it is there. */
export interface BothFigures extends Figures {
  small: Totals;
}

/** How well lines are read by each model. */
export function figuresOfBoth(lines: readonly Line[]): BothFigures {
  const by = (learned: typeof full) => {
    const guess = guesser(learned);
    return figuresOf(lines, ({ text }) => parseMessage(text, guess));
  };
  const { threats, meanings, falseAlarms, falseAlarmsOnQuestions } = by(small);
  return { ...by(full), small: { threats, meanings, falseAlarms, falseAlarmsOnQuestions } };
}
