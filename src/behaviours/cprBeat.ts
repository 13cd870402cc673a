import { changeTime, cprCue, type CprCue, type CprRhythm } from '../domain/cprRhythm';

/** How early in ms a timer may be and still count: browsers round it down to whole ms. */
const early = 2;

/** What hears of the beat. */
interface BeatListener {
  /** A push, or the breaths, are due now. After a hold-up it is the last one alone. */
  onCue: (cue: CprCue) => void;
  /** What comes next, and when by `performance.now()`: in time for what has to be planned ahead. */
  onNext: (cue: CprCue, due: number) => void;
}

/**
 * Follows the rhythm until the signal is aborted. Each timer aims at a moment counted from the start, by one clock: one that is
 * late does not make the next one late.
 */
export function followRhythm(rhythm: CprRhythm, { onCue, onNext }: BeatListener, signal: AbortSignal): void {
  const start = performance.now();
  let reached = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => cprCue(reached + 1, rhythm);
  const isDue = () => performance.now() + early >= start + next().at;
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
 * Counts down to the moment at which two helpers change places, again and again.
 * @param onSecond Called at once and every second, with the seconds that are left and the times that they have changed.
 */
export function countDown(onSecond: (left: number, changes: number) => void, signal: AbortSignal): void {
  const start = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const elapsed = performance.now() - start + early;
    onSecond(Math.ceil((changeTime - (elapsed % changeTime)) / 1000), Math.floor(elapsed / changeTime));
    timer = setTimeout(tick, 1000 - (elapsed % 1000) + early);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  tick();
}
