import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { dayInNairobi } from '../../domain/dates';
import type { Booking } from '../../domain/booking';
import { bookingInput } from '../../domain/bookingInput';
import type { Clinic } from '../../domain/clinics';
import type { ReturnedForm } from '../../domain/returned';
import type { BookingResult } from '../../services/requestBooking';
import type { ContactAlternativesProps } from '../ContactAlternatives/ContactAlternatives';
import { SubmitButton } from '../fields/SubmitButton';
import { Buttons, Form } from '../Form.styles';
import { FormFailure } from '../FormFailure/FormFailure';
import { Honeypot } from '../Honeypot/Honeypot';
import { schemaResolver, toFieldErrors } from '../schemaResolver';
import { submitIdempotently } from '../submitIdempotently';
import { useFormSubmission } from '../useFormSubmission';
import { formAttributes } from '../useSubmission';
import { BookingFields, type BookingFieldsContent, type BookingValues } from './BookingFields';
import { failureMessage, SuccessMessage } from './BookingOutcome';
import { toPlainText } from './bookingWords';

export interface BookingFormProps extends BookingFieldsContent {
  /** The clinic chosen at first, by its id; a draft that names another one does not change it. */
  defaultClinicId?: number | undefined;
  /** Where a browser without JavaScript posts the form. */
  action: string;
  /** Sends a request; the key is the same for every try of one filling. Never throws. */
  send: (booking: Booking, key: string) => Promise<BookingResult>;
  /** How else to reach the service; offered when a request could not be sent. */
  otherWays: Omit<ContactAlternativesProps, 'text'>;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}

const empty: BookingValues = { clinicId: '', date: '', name: '', phone: '', email: '', note: '' };

const loadSchema = (clinics: readonly Clinic[], today = dayInNairobi(new Date())) =>
  import('../../domain/booking').then(({ bookingSchema }) => bookingSchema(today, clinics));

/** Asks for an appointment at a clinic. It is a request, and says so; what was typed is lost only by success. */
export function BookingForm(props: BookingFormProps) {
  const { clinics, today, defaultClinicId, labels, messages, help, action, send, otherWays } = props;
  const back = props.returned?.form === 'booking' ? props.returned : undefined;
  const [returnedErrors] = useState(() => toFieldErrors<BookingValues>(back?.problems));
  const defaultValues = { ...empty, clinicId: String(defaultClinicId ?? ''), ...back?.values };
  const form = useForm<BookingValues, unknown, Booking>({
    defaultValues,
    errors: returnedErrors,
    resolver: schemaResolver<BookingValues, Booking>(() => loadSchema(clinics, today), bookingInput),
    shouldFocusError: false,
  });
  const { formRef, summaryRef, onSubmit, success, failure, ...last } = useFormSubmission(form, {
    draft: 'booking',
    empty,
    prepare: () => loadSchema(clinics, today),
    submit: (booking, element) => submitIdempotently(element, (key) => send(booking, key)),
  });
  return (
    <Form ref={formRef} {...formAttributes('booking')} id="booking-form" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="key" />
      <BookingFields
        form={form}
        defaultValues={defaultValues}
        summaryRef={summaryRef}
        clinics={clinics}
        today={today}
        labels={labels}
        messages={messages}
        help={help}
      />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        message={failureMessage(failure, labels)}
        isOffline={last.isOffline}
        foundOffline={last.foundOffline}
        offlineMessage={labels.offline}
        otherWays={{ ...otherWays, text: toPlainText(last.unsent, clinics, labels) }}
      />
      <Buttons>
        <SubmitButton
          label={labels.submit}
          sendingLabel={labels.sending}
          sending={form.formState.isSubmitting}
        />
      </Buttons>
      <SuccessMessage success={success} labels={labels} />
    </Form>
  );
}
