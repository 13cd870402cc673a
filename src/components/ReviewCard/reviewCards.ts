import { fill } from '../../domain/fill';
import type { Rating } from '../../domain/publishedReview';
import { withExamples, type MaybeSample } from '../../domain/samples';
import type { ReviewCardProps } from './ReviewCard';

/** A review as the content and the server have it. */
export type Review = Omit<ReviewCardProps, 'rating' | 'example'> & { rating?: Rating } & MaybeSample;

/** Words of the cards. */
export interface ReviewLabels {
  /** Text alternative of a card's stars; `{rating}` is inserted. */
  ratingLabel: string;
  /** Tag of a sample: "Example". */
  exampleLabel: string;
}

/** Reviews as cards: one without a rating shows no stars. */
export const reviewCards = (
  reviews: readonly Review[],
  { ratingLabel, exampleLabel }: ReviewLabels,
): ReviewCardProps[] =>
  withExamples(reviews, exampleLabel).map(({ rating, ...review }) => ({
    ...review,
    ...(rating !== undefined && { rating: { stars: rating, label: fill(ratingLabel, { rating }) } }),
  }));
