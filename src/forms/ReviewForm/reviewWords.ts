import { fill } from '../../domain/fill';
import type { Rating } from '../../domain/publishedReview';
import type { FailureLabels } from '../FormFailure/failureMessage';
import type { FieldsLabels, FormValues } from '../formProps';

/** Values of the review form. */
export type ReviewValues = FormValues<'review'>;

/** Words of the review form. A refused review is announced politely, one without an answer by an alert. */
export interface ReviewFormLabels extends FieldsLabels<'review'>, FailureLabels {
  /** Placeholder of the name. */
  namePlaceholder: string;
  /** Placeholder of the title. */
  titlePlaceholder: string;
  /** Labels of the stars. */
  stars: Readonly<Record<Rating, string>>;
  /** Label of the choice without stars. */
  noStars: string;
  /** The button that goes back. */
  cancel: string;
  /** The review as a text for WhatsApp: `{text}`, `{name}` and `{title}` are inserted. */
  asText: string;
}

/** A review as text for WhatsApp. */
export function toPlainText(
  { name, title, text }: Record<'name' | 'title' | 'text', string>,
  pattern: string,
): string {
  return fill(pattern, { name, title, text }).trim();
}
