/** Stars that a review can give. Separate from the review's schema, so that a page that only shows stars does not load it. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** A number of stars. */
export type Rating = (typeof ratings)[number];
