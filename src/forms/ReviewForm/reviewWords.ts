import { fill } from '../../domain/fill';
import type { Rating } from '../../domain/rating';
import type { FailureLabels } from '../FormFailure/failureMessage';
import type { FieldsLabels } from '../formProps';

/** Words of the review form. A review that is refused is told quietly, one without an answer by an alert. */
export interface ReviewFormLabels extends FieldsLabels<'review'>, FailureLabels {
  /** Example inside the empty name. */
  namePlaceholder: string;
  /** Example inside the empty title. */
  titlePlaceholder: string;
  /** Words of the stars. */
  stars: Readonly<Record<Rating, string>>;
  /** Words of giving none. */
  noStars: string;
  /** The button that goes back. */
  cancel: string;
  /** The review as a text for WhatsApp: `{text}`, `{name}` and `{title}` are put in. */
  asText: string;
}

/** A review as a text for WhatsApp. */
export function toPlainText(
  { name, title, text }: Record<'name' | 'title' | 'text', string>,
  pattern: string,
): string {
  return fill(pattern, { name, title, text }).trim();
}
