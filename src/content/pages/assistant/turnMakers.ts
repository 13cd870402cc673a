import type { TurnId } from '../../../domain/assistantIds';
import type { MatterTurns, TurnAnswer } from '../../assistantTypes';

/** What a matter asks. @param answers The buttons: the first means yes, the second no. */
export const asks = (
  ask: string,
  answers: Readonly<Partial<Record<TurnId, string>>>,
  turns: MatterTurns['turns'],
): MatterTurns => ({
  ask,
  answers: Object.entries(answers).map(([turn, label]) => ({ turn: turn as TurnId, label })),
  turns,
});

/** Some of the matter's own lines. */
export const own = (first: number, last = first, more: Omit<TurnAnswer, 'steps'> = {}): TurnAnswer => ({
  steps: [first, last],
  ...more,
});

/** Some lines of another answer. */
export const from = (
  of: NonNullable<TurnAnswer['of']>,
  first: number,
  last = first,
  more: Omit<TurnAnswer, 'steps' | 'of'> = {},
): TurnAnswer => ({ of, steps: [first, last], ...more });

/** The whole answer on compressions. */
export const push: TurnAnswer = { of: 'notBreathing', call: 'again' };
/** Asked where a matter has no question of its own. */
export const isAwake = 'Is the person awake?';
/** The answers to it. */
export const awakeOrNot = { awake: 'Awake', limp: 'Not awake', worse: 'Getting worse' };

/** Turns about chest compressions. @param steps Where the pushes are taught, and where the breaths. */
export const pushing = (noBreath: TurnAnswer, cannot: TurnAnswer, alone?: TurnAnswer) =>
  asks(
    'Are they breathing normally now?',
    { breathes: 'Breathes now', same: 'Not breathing', mayIStop: 'May I stop?' },
    {
      breathes: from('notAwake', 3, 6, { then: 'notAwake', call: 'later' }),
      same: from('stopPushing', 1, 4),
      noBreath,
      limp: noBreath,
      mayIStop: from('stopPushing', 1, 4),
      howLong: from('stopPushing', 1, 4),
      cracked: from('stopPushing', 3),
      cannot,
      without: cannot,
      ...(alone && { alone }),
    },
  );
/** Turns about the chest of an adult. */
export const adult = pushing(from('notBreathing', 3, 6), from('notBreathing', 5));
