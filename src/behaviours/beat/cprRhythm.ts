/** Pushes per minute: within the 100 to 120 of the guidelines. */
export const pushesPerMinute = 110;

/** Pushes before the count restarts, or before two breaths. */
export const pushesInARow = 30;

/** Time in ms from one push to the next. */
export const beat = 60_000 / pushesPerMinute;

/** Time in ms for two breaths: each takes one second, then the chest falls; the head is tilted before. */
export const breathsTime = 6000;

/** Time in ms after which two helpers change places. */
export const changeTime = 120_000;

/** A rhythm: pushes without a break, or 30 pushes and 2 breaths in turn. */
export type CprRhythm = 'pushes' | 'breaths';

/** A moment of the rhythm. */
export interface CprCue {
  /** Time in ms after the start. */
  at: number;
  /** Number of the push, from 1 to 30; 0 for the breaths. */
  push: number;
}

/** The cue of a rhythm with an index from 0: its time is calculated from the start, so that errors do not add up. */
export function cprCue(number: number, rhythm: CprRhythm): CprCue {
  if (rhythm === 'pushes') return { at: number * beat, push: (number % pushesInARow) + 1 };
  const round = Math.floor(number / (pushesInARow + 1));
  const step = number % (pushesInARow + 1);
  return {
    at: round * (pushesInARow * beat + breathsTime) + step * beat,
    push: step === pushesInARow ? 0 : step + 1,
  };
}
