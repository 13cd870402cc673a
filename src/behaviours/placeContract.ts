/** The part of the contract that only one page needs, so that other pages need not load it. See `contract.ts`. */

/**
 * The place finder: `place` is its root, with its `words`; `ready` once it can be used. Its `state` is `ask`, `seeking`,
 * `found` or `describe`; `asking` says which questions are open beside a found place, `landmark` or `all`; `made` that
 * there is a message. Each `part` has a name; `when` marks a text for one problem or case.
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

/** Reasons why there is no place, or none that helps: each has a message. */
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
