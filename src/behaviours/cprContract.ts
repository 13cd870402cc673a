/** The part of the contract that one page alone needs: the others do without its bytes. See `contract.ts`. */

/**
 * The CPR metronome: `metronome` is its root, `ready` once it can be started; each `part` has a name. Its screen says the `phase`,
 * `push` or `breathe`, and by `change` whether helpers change places `soon` or `now`; words for one of these have it as `when`.
 */
export const metronomeData = {
  change: 'data-change',
  metronome: 'data-metronome',
  part: 'data-part',
  phase: 'data-phase',
  ready: 'data-ready',
  when: 'data-when',
} as const;
