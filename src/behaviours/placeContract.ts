/** The part of the contract that one page alone needs: the others do without its bytes. See `contract.ts`. */

/**
 * The place finder: `place` is its root, with its `words`; `ready` once it can be used. Its `state` is `ask`, `seeking`, `found` or
 * `describe`; `asking` says which of the questions are open beside a place that was found, `landmark` or `all`; `made` that there is
 * a message. Each `part` has a name; what is said of a problem, or beside a place, has its name as `when`.
 */
export const placeData = {
  asking: 'data-asking',
  made: 'data-made',
  part: 'data-part',
  place: 'data-place',
  ready: 'data-ready',
  state: 'data-state',
  when: 'data-when',
  words: 'data-words',
} as const;

/** Why there is no place, or none that helps: each has words of its own. */
export const placeProblems = [
  'denied',
  'off',
  'unavailable',
  'timeout',
  'insecure',
  'unsupported',
  'coarse',
  'abroad',
] as const;

/** One of {@link placeProblems}. */
export type PlaceProblem = (typeof placeProblems)[number];
