import { consentHeader, consents } from '../domain/consents';
import { forms } from '../domain/forms';
import type { Review } from '../domain/review';
import { postJson } from './postJson';
import type { PostResult } from './results';
import type { RetryOptions } from './retry';

/**
 * Submits a review for approval.
 * @param key Idempotency key of the submission, so that an attempt whose answer was lost is not stored twice.
 */
export function submitReview(
  review: Review,
  key: string,
  retryOptions: RetryOptions = {},
): Promise<PostResult> {
  const headers = { [consentHeader]: consents.review };
  return postJson(forms.review.path, review, { ...retryOptions, key, headers });
}
