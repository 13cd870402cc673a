import { fill } from '../../domain/fill';
import type { Rating } from '../../domain/rating';

/** The fields of the review form, in the order of the page. */
export const reviewFields = ['name', 'title', 'text', 'rating'] as const;

/** A field of the review form. */
export type ReviewField = (typeof reviewFields)[number];

/** Words of the review form. */
export interface ReviewFormLabels extends Record<ReviewField, string> {
  /** Example inside the empty name. */
  namePlaceholder: string;
  /** Example inside the empty title. */
  titlePlaceholder: string;
  /** Words of the stars. */
  stars: Readonly<Record<Rating, string>>;
  /** Words of giving none. */
  noStars: string;
  /** The button. */
  submit: string;
  /** The same while the review is on its way. */
  sending: string;
  /** The button that goes back. */
  cancel: string;
  /** Title of the summary of mistakes. */
  summary: string;
  /** The quiet line after the server did not take the review: says so and offers to try again. */
  refused: string;
  /** The same quiet line after too many tries from the visitor's network; names the phone number. */
  tooMany: string;
  /** The alert when no answer came. */
  unreachable: string;
  /** Said as long as the browser is offline. */
  offline: string;
  /** The review as a text for WhatsApp: `{text}`, `{name}` and `{title}` are put in. */
  asText: string;
  /** Label of the field that people cannot see: to be left empty. */
  leaveEmpty: string;
}

/** A review as a text for WhatsApp. */
export function toPlainText(
  values: Partial<Record<'name' | 'title' | 'text', string>>,
  pattern: string,
): string {
  const { name = '', title = '', text = '' } = values;
  return fill(pattern, { name, title, text }).trim();
}
