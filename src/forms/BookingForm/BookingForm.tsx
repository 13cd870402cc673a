import { useCallback, useRef, useState } from 'react';
import { dayInNairobi } from '../../domain/dates';
import type { Booking } from '../../domain/booking';
import { bookingFields, bookingInput, type BookingField } from '../../domain/bookingInput';
import { bookableDays, nextDays } from '../../domain/clinicDays';
import type { Clinic } from '../../domain/clinics';
import type { ReturnedForm } from '../../domain/returned';
import type { BookingResult } from '../../services/requestBooking';
import { fieldId, FormTextField } from '../fields/FormTextField';
import { SubmitButton } from '../fields/SubmitButton';
import { messageFor, type FieldMessages } from '../fieldMessages';
import { Buttons, Form } from '../Form.styles';
import { FormFailure } from '../FormFailure/FormFailure';
import { readFields } from '../formFields';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Honeypot } from '../Honeypot/Honeypot';
import type { ContactAlternativesProps } from '../ContactAlternatives/ContactAlternatives';
import { submitIdempotently } from '../submitIdempotently';
import { useCheckedForm } from '../useCheckedForm';
import { BookingArrived, failureOf } from './BookingOutcome';
import {
  bookingAsText,
  clinicWords,
  putIn,
  type BookingFormHelp,
  type BookingFormLabels,
} from './bookingWords';
import { ClinicPicker } from './ClinicPicker';
import { DateField } from './DateField';
import { keptDate } from './dateDraft';
import { useFieldText } from './useFieldText';

const draft = 'booking';
const id = (name: BookingField) => fieldId(draft, name);

export interface BookingFormProps {
  /** The clinics that can be chosen, in their order. */
  clinics: readonly Clinic[];
  /**
   * Day in Nairobi, ISO 8601. Without it the date is the browser's own calendar; to be left out where a page may be
   * shown on a later day than it was made.
   */
  today?: string | undefined;
  /** The clinic chosen at first, by its id; a draft that names another one does not change it. */
  defaultClinicId?: number | undefined;
  /** Words of the form. */
  labels: BookingFormLabels;
  /** What to say about a field's problems; `{clinic}`, `{day}` and `{time}` of the chosen clinic are put in. */
  messages: Readonly<Record<BookingField, FieldMessages>>;
  /** Help below labels. */
  help: BookingFormHelp;
  /** Where a browser without JavaScript posts the form. */
  action: string;
  /** Sends a request; the key is the same for every try of one filling. Never throws. */
  send: (booking: Booking, key: string) => Promise<BookingResult>;
  /** How else to reach the service; offered when a request could not be sent. */
  otherWays: Omit<ContactAlternativesProps, 'text'>;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}

/** Asks for an appointment at a clinic. It is a request, and says so; what was typed is lost only by success. */
export function BookingForm(props: BookingFormProps) {
  const { clinics, today, defaultClinicId, labels, messages, help, action, send, otherWays } = props;
  const back = props.returned?.form === 'booking' ? props.returned : undefined;
  const [outcome, setOutcome] = useState<{ result: BookingResult; booking: Booking }>();
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const firstClinic = back?.values['clinicId'] ?? String(defaultClinicId ?? '');
  const clinicId = Number(useFieldText(formRef, 'clinicId', firstClinic));
  const date = useFieldText(formRef, 'date', back?.values['date'] ?? '', keptDate);
  const schema = useCallback(
    () =>
      import('../../domain/booking').then(({ bookingSchema }) =>
        bookingSchema(today ?? dayInNairobi(new Date()), clinics),
      ),
    [today, clinics],
  );
  const form = useCheckedForm<BookingField, Booking>({
    formRef,
    summaryRef,
    names: bookingFields,
    schema,
    toInput: bookingInput,
    draft,
    returned: back?.problems,
    onTry: () => {
      setOutcome(undefined);
    },
    deliver: async (booking, element) => {
      const result = await submitIdempotently(element, (key) => send(booking, key));
      setOutcome({ result, booking });
      if (result.ok) return 'arrived';
      return result.reason === 'refused' ? result.problems : 'kept';
    },
  });

  const clinic = clinics.find((one) => one.id === clinicId);
  const weekday = clinic?.weekday;
  const problem = (name: BookingField) => {
    const text = messageFor(messages[name], form.problems[name]);
    return text === undefined ? undefined : putIn(text, clinicWords(clinic));
  };
  const mistakes = bookingFields.flatMap((name) => {
    const text = problem(name);
    return text === undefined ? [] : [{ fieldId: id(name), text }];
  });
  const field = (name: 'name' | 'phone' | 'email' | 'note') => ({
    form,
    name,
    idPrefix: draft,
    label: labels[name],
    help: help[name],
    messages: messages[name],
    returned: back?.values[name],
  });
  return (
    <Form
      ref={formRef}
      id="booking-form"
      method="post"
      action={action}
      onSubmit={form.onSubmit}
      data-needs-react="focus"
      data-behaviour="draft"
      data-draft={draft}
    >
      <input type="hidden" name="key" />
      <ErrorSummary ref={summaryRef} title={labels.summary} mistakes={mistakes} />
      <ClinicPicker
        legend={labels.clinicId}
        timesLabel={labels.clinicTimes}
        clinics={clinics}
        name="clinicId"
        id={id('clinicId')}
        defaultValue={firstClinic}
        error={problem('clinicId')}
        onChange={() => {
          form.recheck('clinicId');
        }}
      />
      <DateField
        label={labels.date}
        help={clinic ? putIn(help.dateOfClinic, clinicWords(clinic)) : help.date}
        error={problem('date')}
        name="date"
        id={id('date')}
        limits={today === undefined ? undefined : bookableDays(today)}
        days={today !== undefined && weekday !== undefined ? nextDays(weekday, today) : undefined}
        emptyLabel={clinic ? labels.chooseDate : labels.chooseClinicFirst}
        words={labels.days}
        value={date}
        onChange={() => {
          form.recheck('date');
        }}
      />
      <FormTextField {...field('name')} autoComplete="name" />
      <FormTextField {...field('phone')} type="tel" autoComplete="tel" />
      <FormTextField {...field('email')} optionalLabel={labels.optional} type="email" autoComplete="email" />
      <FormTextField {...field('note')} optionalLabel={labels.optional} rows={3} />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        formRef={formRef}
        message={failureOf(outcome?.result, labels)}
        foundOffline={outcome?.result.ok === false && outcome.result.reason === 'offline'}
        offlineMessage={labels.offline}
        otherWays={otherWays}
        text={outcome ? bookingAsText(outcome.booking, clinics, labels) : ''}
        asText={(element) => bookingAsText(readFields(element, bookingFields), clinics, labels)}
      />
      <Buttons>
        <SubmitButton label={labels.submit} sendingLabel={labels.sending} sending={form.sending} />
      </Buttons>
      <BookingArrived result={outcome?.result} labels={labels} />
    </Form>
  );
}
