import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { BookingResult } from '../../services/requestBooking';
import { putIn, type BookingFormLabels } from './bookingWords';
import { Next } from './BookingForm.styles';

export interface BookingOutcomeProps {
  /** What became of the last try; nothing before and during one. */
  result: BookingResult | undefined;
  /** Words of the form. */
  labels: BookingFormLabels;
}

/** Why a request did not arrive, in words. Nothing where it did, where the summary says it, and without a line. */
export function failureOf(result: BookingResult | undefined, labels: BookingFormLabels): string | undefined {
  if (!result || result.ok || result.reason === 'offline') return undefined;
  if (result.reason === 'unreachable') return labels.unreachable;
  if (result.status === 429) return labels.tooMany;
  // Where the server named fields, the summary says what is wrong.
  return Object.keys(result.problems).length === 0 ? labels.refused : undefined;
}

/** That a request has arrived, its reference, and what happens next. */
export function BookingArrived({ result, labels }: BookingOutcomeProps) {
  const arrived = result?.ok ? result : undefined;
  const { reference } = arrived ?? {};
  const sent = reference === undefined ? labels.sentWithoutReference : putIn(labels.sent, { reference });
  return (
    <StatusMessage severity="success" message={arrived && sent}>
      <Next>{labels.next}</Next>
    </StatusMessage>
  );
}
