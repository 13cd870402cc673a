import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { BookingResult } from '../../services/requestBooking';
import { putIn, type BookingFormLabels } from './bookingWords';
import { NextSteps } from './BookingForm.styles';

type Success = Extract<BookingResult, { ok: true }>;
type Failure = Extract<BookingResult, { ok: false }>;

/** Why a request did not arrive, in words. Nothing where the summary says it, and offline. */
export function failureMessage(failure: Failure | undefined, labels: BookingFormLabels): string | undefined {
  if (!failure || failure.reason === 'offline') return undefined;
  if (failure.reason === 'unreachable') return labels.unreachable;
  if (failure.status === 429) return labels.tooMany;
  // Where the server named fields, the summary says what is wrong.
  return Object.keys(failure.problems).length === 0 ? labels.refused : undefined;
}

interface SuccessMessageProps {
  /** The server's answer; nothing where no request has arrived. */
  success: Success | undefined;
  /** Words of the form. */
  labels: BookingFormLabels;
}

/** That a request has arrived, its reference, and what happens next. */
export function SuccessMessage({ success, labels }: SuccessMessageProps) {
  const { reference } = success ?? {};
  const sent = reference === undefined ? labels.sentWithoutReference : putIn(labels.sent, { reference });
  return (
    <StatusMessage severity="success" message={success && sent}>
      <NextSteps>{labels.next}</NextSteps>
    </StatusMessage>
  );
}
