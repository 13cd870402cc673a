/** What pages show of reviews. The schema of a submitted one is in `review.ts`: only the form loads it. */

/** Address of the approved reviews, newest first, as JSON. */
export const reviewsPath = '/reviews.json';

/** Stars that a review can give. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** A number of stars. */
export type Rating = (typeof ratings)[number];

/** A review that staff have approved, as the page shows it. */
export interface PublishedReview {
  name: string;
  title: string;
  text: string;
  rating?: Rating;
  /** ISO 8601 time of approval. */
  publishedAt: string;
}
