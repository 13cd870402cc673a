/** Stars a review can give. Apart from the review's schema, so that a page which only shows stars does not load it. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** A number of stars. */
export type Rating = (typeof ratings)[number];
