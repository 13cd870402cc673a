import { changeTime, cprCue, type CprCue, type CprRhythm } from './cprRhythm';

/** Tolerance in ms for early timers: browsers round down to whole ms. */
const timerTolerance = 2;

/** Callbacks of the beat. */
interface BeatListener {
  /** A push, or the breaths, are due now. After a delay only the latest one is reported. */
  onCue: (cue: CprCue) => void;
  /** The next cue with its time by the clock, early enough to schedule it. */
  onNext: (cue: CprCue, due: number) => void;
}

/** When something that repeats began, and until when it goes on. */
interface Timing {
  /** The clock, in ms. */
  now: () => number;
  /** Its beginning by this clock. What began before goes on as if it had never stopped. */
  start: number;
  /** Ends its timers. */
  signal: AbortSignal;
}

/** Follows the rhythm. Every timer is set relative to the start, so that a late one does not delay the next. */
export function followRhythm(
  rhythm: CprRhythm,
  { onCue, onNext }: BeatListener,
  { now, start, signal }: Timing,
): void {
  let reached = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => cprCue(reached + 1, rhythm);
  const isDue = () => now() + timerTolerance >= start + next().at;
  const tick = () => {
    if (isDue()) {
      do reached += 1;
      while (isDue());
      onCue(cprCue(reached, rhythm));
      onNext(next(), start + next().at);
    }
    timer = setTimeout(tick, start + next().at - now());
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  if (now() - start < timerTolerance) onNext(next(), start);
  tick();
}

/**
 * Counts down to the moment at which two helpers change places, repeatedly.
 * @param onSecond Called at once and every second, with the seconds left, the number of changes so far, and the minutes
 * since the start.
 */
export function countDown(
  onSecond: (left: number, changes: number, minutes: number) => void,
  { now, start, signal }: Timing,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const elapsed = now() - start + timerTolerance;
    onSecond(
      Math.ceil((changeTime - (elapsed % changeTime)) / 1000),
      Math.floor(elapsed / changeTime),
      Math.floor(elapsed / 60_000),
    );
    timer = setTimeout(tick, 1000 - (elapsed % 1000) + timerTolerance);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  tick();
}
