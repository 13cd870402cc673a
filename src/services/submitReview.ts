import type { Review } from '../domain/review';
import { postJson, type PostOptions } from './postJson';
import type { PostResult } from './results';

/**
 * Hands a review in for approval.
 * @param key The same for every try of one filling, so that a try whose answer was lost is not stored twice.
 */
export function submitReview(
  review: Review,
  key: string,
  { timeout }: Pick<PostOptions, 'timeout'> = {},
): Promise<PostResult> {
  return postJson('/send-review', review, {
    headers: { 'Idempotency-Key': key },
    ...(timeout !== undefined && { timeout }),
  });
}
