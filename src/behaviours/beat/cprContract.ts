/** The part of the contract that only one page needs, so that other pages need not load it. See `contract.ts`. */

/**
 * The CPR metronome: `metronome` is its root, `ready` once it can be started. Its screen shows the `phase`, and in `change`
 * whether helpers change places.
 */
export const metronomeData = {
  change: 'data-change',
  metronome: 'data-metronome',
  phase: 'data-phase',
  ready: 'data-ready',
} as const;

/** Names inside the metronome; its screen has the cases as values of its attributes, too. */
export interface MetronomeNames {
  parts: Record<'start' | 'stop' | 'sound' | 'vibration', HTMLButtonElement> &
    Record<'plate' | 'number' | 'time' | 'minutes' | 'kept' | 'status', HTMLElement> &
    Record<'ring', SVGElement>;
  cases: {
    phase: 'push' | 'breathe';
    change: 'soon' | 'now';
  };
}
