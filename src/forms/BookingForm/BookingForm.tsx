import type { Booking } from '../../domain/booking';
import { bookingInput } from '../../domain/bookingInput';
import type { Clinic } from '../../domain/clinics';
import { consents } from '../../domain/consents';
import { dayInNairobi } from '../../domain/dates';
import { fill } from '../../domain/fill';
import { forms } from '../../domain/forms';
import type { BookingResult } from '../../services/requestBooking';
import { Form } from '../Form';
import { FormEnd } from '../FormEnd/FormEnd';
import { failureMessage } from '../FormFailure/failureMessage';
import { messageIn, type FieldsFormProps } from '../formProps';
import { useFormSubmission } from '../useFormSubmission';
import { BookingFields, type BookingFieldsContent } from './BookingFields';
import { NextSteps } from './BookingForm.styles';
import { clinicOf, clinicWords, sentMessage, toPlainText, type BookingValues } from './bookingWords';

export interface BookingFormProps extends BookingFieldsContent, FieldsFormProps<'booking'> {
  /** Id of the clinic that is selected initially; a draft that names another one does not change it. @default none */
  defaultClinicId?: number | undefined;
  /** Sends a request; the key stays the same for every attempt with the same text. Never throws. */
  send: (booking: Booking, key: string) => Promise<BookingResult>;
}

const loadSchema = (clinics: readonly Clinic[], today = dayInNairobi(new Date())) =>
  import('../../domain/booking').then(({ bookingSchema }) => bookingSchema(today, clinics));

/** Requests an appointment at a clinic, and says that it is only a request; the typed text is cleared only on success. */
export function BookingForm(props: BookingFormProps) {
  const { defaultClinicId = '', send, messages, otherWays, returned, ...content } = props;
  const { clinics, today, labels } = content;
  const messageOf = messageIn(messages);
  const submission = useFormSubmission<BookingValues, Booking, BookingResult>({
    name: 'booking',
    site: forms.booking,
    initial: { clinicId: String(defaultClinicId) },
    returned,
    load: () => loadSchema(clinics, today),
    toInput: bookingInput,
    // Some messages name the clinic and its days.
    messageOf: (name, code, values) =>
      fill(messageOf(name, code, values), clinicWords(clinicOf(values, clinics), values.date, labels)).trim(),
    submit: send,
  });
  const { success, failure, unsent } = submission;
  return (
    <Form submission={submission} summary={labels.summary}>
      <BookingFields {...content} />
      <FormEnd
        labels={labels}
        submission={submission}
        message={failureMessage(failure, labels)}
        otherWays={{ ...otherWays, text: toPlainText(unsent, clinics, labels) }}
        hasKey
        version={consents.booking}
        sentMessage={sentMessage(success?.reference, labels)}
      >
        <NextSteps>{labels.next}</NextSteps>
      </FormEnd>
    </Form>
  );
}
