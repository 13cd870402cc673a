import * as z from 'zod/mini';
import { limits, line, paragraph } from './fields';
import { ratings } from './publishedReview';

/** A submitted review. The rating is optional and left out if none was given: no stars are invented. */
export const reviewSchema = z.strictObject({
  name: line(limits.name),
  title: line(limits.title),
  text: paragraph(limits.text),
  rating: z.optional(z.literal([...ratings], 'rating')),
});

/** A validated, normalised review. */
export type Review = z.output<typeof reviewSchema>;

/** States of a review. Only staff change it from pending. */
export type ReviewStatus = 'pending' | 'approved' | 'rejected';
