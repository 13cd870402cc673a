import { changeTime, cprCue, type CprCue, type CprRhythm } from '../domain/cprRhythm';

/** Tolerance in ms for early timers: browsers round down to whole ms. */
const timerTolerance = 2;

/** Callbacks of the beat. */
interface BeatListener {
  /** A push, or the breaths, are due now. After a delay only the latest one is reported. */
  onCue: (cue: CprCue) => void;
  /** The next cue with its time by `performance.now()`, early enough to schedule it. */
  onNext: (cue: CprCue, due: number) => void;
}

/**
 * Follows the rhythm until the signal is aborted. Every timer is set relative to the start, so that a late one does not
 * delay the next.
 */
export function followRhythm(rhythm: CprRhythm, { onCue, onNext }: BeatListener, signal: AbortSignal): void {
  const start = performance.now();
  let reached = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => cprCue(reached + 1, rhythm);
  const isDue = () => performance.now() + timerTolerance >= start + next().at;
  const tick = () => {
    if (isDue()) {
      do reached += 1;
      while (isDue());
      onCue(cprCue(reached, rhythm));
      onNext(next(), start + next().at);
    }
    timer = setTimeout(tick, start + next().at - performance.now());
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  onNext(next(), start);
  tick();
}

/**
 * Counts down to the moment at which two helpers change places, repeatedly.
 * @param onSecond Called at once and every second, with the seconds left and the number of changes so far.
 */
export function countDown(onSecond: (left: number, changes: number) => void, signal: AbortSignal): void {
  const start = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const elapsed = performance.now() - start + timerTolerance;
    onSecond(Math.ceil((changeTime - (elapsed % changeTime)) / 1000), Math.floor(elapsed / changeTime));
    timer = setTimeout(tick, 1000 - (elapsed % 1000) + timerTolerance);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  tick();
}
