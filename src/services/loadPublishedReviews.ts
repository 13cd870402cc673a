import { ratings, type PublishedReview, reviewsPath } from '../domain/publishedReview';

// Checked by hand: this runs on every hydrated page, and the schema library would weigh more than the rest.
function asReview(value: unknown): PublishedReview | undefined {
  if (!(value instanceof Object)) return undefined;
  const { name, title, text, rating, publishedAt } = value as Record<string, unknown>;
  if (![name, title, text, publishedAt].every((part) => typeof part === 'string')) return undefined;
  const stars = ratings.find((known) => known === rating);
  return { name, title, text, publishedAt, ...(stars !== undefined && { rating: stars }) } as PublishedReview;
}

/** Loads the approved reviews, newest first. Returns none if there is no answer: the page still shows its samples. */
export async function loadPublishedReviews(): Promise<PublishedReview[]> {
  try {
    const answer = await fetch(reviewsPath);
    const list: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(list) ? list.flatMap((item) => asReview(item) ?? []) : [];
  } catch {
    return [];
  }
}
