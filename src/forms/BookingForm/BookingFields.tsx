import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Booking } from '../../domain/booking';
import { bookingFields, type BookingField } from '../../domain/bookingInput';
import { bookableDays, nextDays } from '../../domain/clinicDays';
import type { Clinic } from '../../domain/clinics';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { messageFor, type FieldMessages } from '../fieldMessages';
import { FormTextField } from '../fields/FormTextField';
import { registerRadio } from '../registerRadio';
import { clinicWords, putIn, type BookingFormHelp, type BookingFormLabels } from './bookingWords';
import { ClinicPicker } from './ClinicPicker';
import { DateField } from './DateField';

/** What the fields of a booking hold. */
export type BookingValues = Record<BookingField, string>;

/** What the fields of a booking say and offer. */
export interface BookingFieldsContent {
  /** The clinics that can be chosen, in their order. */
  clinics: readonly Clinic[];
  /**
   * Day in Nairobi, ISO 8601. Without it the date is the browser's own calendar; to be left out where a page may be
   * shown on a later day than it was made.
   */
  today?: string | undefined;
  /** Words of the form. */
  labels: BookingFormLabels;
  /** What to say about a field's problems; `{clinic}`, `{day}` and `{time}` of the chosen clinic are put in. */
  messages: Readonly<Record<BookingField, FieldMessages>>;
  /** Help below labels. */
  help: BookingFormHelp;
}

interface BookingFieldsProps extends BookingFieldsContent {
  /** The form that they belong to. */
  form: UseFormReturn<BookingValues, unknown, Booking>;
  /** What the fields hold at first. */
  defaultValues: BookingValues;
  /** The summary of errors. */
  summaryRef: RefObject<HTMLDivElement | null>;
}

/** The fields of a booking and what is wrong with them. The clinic decides which dates there are. */
export function BookingFields(props: BookingFieldsProps) {
  const { form, defaultValues, summaryRef, clinics, today, labels, messages, help } = props;
  const { errors, isReady, isSubmitted } = form.formState;
  const [clinicId, date] = form.watch(['clinicId', 'date']);
  const clinic = clinics.find(({ id }) => String(id) === clinicId);
  const weekday = clinic?.weekday;
  const field = (name: BookingField) => {
    const error = messageFor(messages[name], errors[name]?.type);
    return {
      id: `booking-${name}`,
      label: labels[name],
      help: name === 'clinicId' ? undefined : help[name],
      error: error && putIn(error, clinicWords(clinic)),
      defaultValue: defaultValues[name],
    };
  };
  const textField = (name: BookingField) => ({ ...field(name), ...form.register(name) });
  const optional = { optionalLabel: labels.optional };
  return (
    <>
      <ErrorSummary ref={summaryRef} title={labels.summary} fields={bookingFields.map(field)} />
      <ClinicPicker
        {...field('clinicId')}
        {...registerRadio(form, 'clinicId', { deps: 'date' })}
        timesLabel={labels.clinicTimes}
        clinics={clinics}
      />
      <DateField
        {...textField('date')}
        {...(clinic && { help: putIn(help.dateOfClinic, clinicWords(clinic)) })}
        limits={today === undefined ? undefined : bookableDays(today)}
        days={today !== undefined && weekday !== undefined ? nextDays(weekday, today) : undefined}
        canBeList={isReady}
        emptyLabel={clinic ? labels.chooseDate : labels.chooseClinicFirst}
        words={labels.days}
        value={date}
        onOtherDays={() => {
          form.setValue('date', '', { shouldValidate: isSubmitted });
        }}
      />
      <FormTextField {...textField('name')} autoComplete="name" />
      <FormTextField {...textField('phone')} type="tel" autoComplete="tel" />
      <FormTextField {...textField('email')} {...optional} type="email" autoComplete="email" />
      <FormTextField {...textField('note')} {...optional} rows={3} />
    </>
  );
}
