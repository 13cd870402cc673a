import { useForm } from 'react-hook-form';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { Booking } from '../../domain/booking';
import { bookingInput } from '../../domain/bookingInput';
import type { Clinic } from '../../domain/clinics';
import { consents } from '../../domain/consents';
import { dayInNairobi } from '../../domain/dates';
import type { BookingResult } from '../../services/requestBooking';
import { SubmitButton } from '../fields/SubmitButton';
import { Buttons, Form } from '../Form.styles';
import { failureMessage } from '../FormFailure/failureMessage';
import { FormFailure } from '../FormFailure/FormFailure';
import type { FieldsFormProps } from '../formProps';
import { FormNotice } from '../FormNotice/FormNotice';
import { Honeypot } from '../Honeypot/Honeypot';
import { LanguageField } from '../LanguageField/LanguageField';
import { schemaResolver } from '../schemaResolver';
import { submitIdempotently } from '../submitIdempotently';
import { useFormOptions, type FormValues } from '../useFormOptions';
import { useFormSubmission } from '../useFormSubmission';
import { formAttributes } from '../useSubmission';
import { BookingFields, type BookingFieldsContent } from './BookingFields';
import { NextSteps } from './BookingForm.styles';
import { sentMessage, toPlainText } from './bookingWords';

export interface BookingFormProps extends BookingFieldsContent, FieldsFormProps<'booking'> {
  /** Id of the clinic that is selected initially; a draft that names another one does not change it. */
  defaultClinicId?: number | undefined;
  /** Sends a request; the key stays the same for every attempt with the same text. Never throws. */
  send: (booking: Booking, key: string) => Promise<BookingResult>;
}

const loadSchema = (clinics: readonly Clinic[], today = dayInNairobi(new Date())) =>
  import('../../domain/booking').then(({ bookingSchema }) => bookingSchema(today, clinics));

/** Requests an appointment at a clinic, and says that it is only a request; the typed text is cleared only on success. */
export function BookingForm(props: BookingFormProps) {
  const { defaultClinicId = '', send, otherWays, returned, ...content } = props;
  const { clinics, today, labels } = content;
  const form = useForm({
    ...useFormOptions('booking', returned, { clinicId: String(defaultClinicId) }),
    resolver: schemaResolver<FormValues<'booking'>, Booking>(() => loadSchema(clinics, today), bookingInput),
  });
  const { formRef, summaryRef, onSubmit, success, failure, isOffline, unsent } = useFormSubmission(form, {
    name: 'booking',
    prepare: () => loadSchema(clinics, today),
    submit: (booking, element) => submitIdempotently(element, (key) => send(booking, key)),
  });
  return (
    <Form ref={formRef} {...formAttributes('booking')} onSubmit={onSubmit}>
      <input type="hidden" name="key" />
      <BookingFields form={form} summaryRef={summaryRef} {...content} />
      <LanguageField />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        message={failureMessage(failure, labels)}
        offlineMessage={isOffline ? labels.offline : undefined}
        otherWays={{ ...otherWays, text: toPlainText(unsent, clinics, labels) }}
      />
      <FormNotice text={labels.notice} policy={labels.policy} version={consents.booking} />
      <Buttons>
        <SubmitButton
          label={labels.submit}
          sendingLabel={labels.sending}
          sending={form.formState.isSubmitting}
        />
      </Buttons>
      <StatusMessage severity="success" message={success && sentMessage(success.reference, labels)}>
        <NextSteps>{labels.next}</NextSteps>
      </StatusMessage>
    </Form>
  );
}
