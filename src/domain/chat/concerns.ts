/** What needs words of its own, without a first-aid page; the most pressing first. */
export const concernIds = [
  'despair',
  'danger',
  'poison',
  'pregnancy',
  'hardBreathing',
  'otherCare',
  'medicine',
] as const;

/**
 * `hardBreathing` is somebody awake who fights for breath; `otherCare` an injury or illness that the guidelines in use
 * say nothing about.
 */
export type ConcernId = (typeof concernIds)[number];
