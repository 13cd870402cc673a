/** Longest sleep in ms that is believed; a longer jump is a wall clock that was set. */
const longestSleep = 3_600_000;

/** A clock in ms that does not stand still while the device sleeps. */
interface CprClock {
  now: () => number;
  /** To be called when the page goes out of sight. */
  leave: () => void;
  /** To be called when it is back. */
  comeBack: () => void;
}

/**
 * `performance.now()`, which stands still in some browsers while the device sleeps, and what it missed. The wall clock tells
 * that, and only when the page comes back: at other times it may be set.
 */
export function cprClock(): CprClock {
  let slept = 0;
  let left = 0;
  const difference = () => Date.now() - performance.now();
  return {
    now: () => performance.now() + slept,
    leave() {
      left = difference();
    },
    comeBack() {
      const missed = difference() - left;
      if (missed > 0 && missed < longestSleep) slept += missed;
    },
  };
}
