/** The part of the contract that only one page needs, so that other pages need not load it. See `contract.ts`. */

/**
 * The CPR metronome: `metronome` is its root, `ready` once it can be started; each `part` has a name. Its screen shows the
 * `phase`, `push` or `breathe`, and in `change` whether helpers change places `soon` or `now`; `when` marks a text for one
 * of these states.
 */
export const metronomeData = {
  change: 'data-change',
  metronome: 'data-metronome',
  part: 'data-part',
  phase: 'data-phase',
  ready: 'data-ready',
  when: 'data-when',
} as const;
