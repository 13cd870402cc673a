import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { BookingResult } from '../../services/requestBooking';
import { OtherWays, type OtherWaysProps } from '../ContactForm/OtherWays';
import { putIn, type BookingFormLabels } from './bookingWords';
import { Next } from './BookingForm.styles';

export interface BookingOutcomeProps {
  /** What became of the last try; nothing before and during one. */
  result: BookingResult | undefined;
  /** Words of the form. */
  labels: BookingFormLabels;
}

function failureOf(result: BookingResult | undefined, labels: BookingFormLabels): string | undefined {
  if (!result || result.ok) return undefined;
  if (result.reason === 'unreachable') return labels.unreachable;
  if (result.status === 429) return labels.tooMany;
  // Where the server named fields, the summary says what is wrong.
  return Object.keys(result.problems).length === 0 ? labels.refused : undefined;
}

/** Why a request did not arrive, and how else to ask. */
export function BookingFailure({ result, labels, ...ways }: BookingOutcomeProps & OtherWaysProps) {
  const message = failureOf(result, labels);
  if (message === undefined) return null;
  return (
    <StatusMessage tone="error" message={message}>
      <OtherWays {...ways} />
    </StatusMessage>
  );
}

/** That a request has arrived, its reference, and what happens next. */
export function BookingArrived({ result, labels }: BookingOutcomeProps) {
  const arrived = result?.ok ? result : undefined;
  const { reference } = arrived ?? {};
  const sent = reference === undefined ? labels.sentWithoutReference : putIn(labels.sent, { reference });
  return (
    <StatusMessage tone="success" message={arrived && sent}>
      <Next>{labels.next}</Next>
    </StatusMessage>
  );
}
