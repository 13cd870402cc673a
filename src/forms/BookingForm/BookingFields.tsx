import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Booking } from '../../domain/booking';
import { bookableDays } from '../../domain/clinicDays';
import type { Clinic } from '../../domain/clinics';
import { fill } from '../../domain/fill';
import { forms, type FieldOf } from '../../domain/forms';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { FormTextField } from '../fields/FormTextField';
import { fieldsOf } from '../fieldsOf';
import type { FieldsFormProps } from '../formProps';
import { registerRadio } from '../registerRadio';
import type { FormValues } from '../useFormOptions';
import {
  clinicWords,
  closuresInWords,
  dayChoices,
  type BookingFormHelp,
  type BookingFormLabels,
} from './bookingWords';
import { ClinicPicker } from './ClinicPicker';
import { DateField } from './DateField';

/** Texts and choices of a booking's fields. */
export interface BookingFieldsContent extends Pick<FieldsFormProps<'booking'>, 'messages'> {
  /** The clinics that can be chosen, in their order. */
  clinics: readonly Clinic[];
  /**
   * Today in Nairobi, ISO 8601. Without it the date is the browser's native date input; leave it out if a page may be shown
   * on a later day than it was rendered.
   */
  today?: string | undefined;
  /** Words of the form. */
  labels: BookingFormLabels;
  /** Help below labels. */
  help: BookingFormHelp;
}

interface BookingFieldsProps extends BookingFieldsContent {
  /** The form that they belong to. */
  form: UseFormReturn<FormValues<'booking'>, unknown, Booking>;
  /** The error summary. */
  summaryRef: RefObject<HTMLDivElement | null>;
}

/** The fields of a booking with their errors. The clinic decides which dates are offered. */
export function BookingFields({ form, summaryRef, clinics, today, ...words }: BookingFieldsProps) {
  const { labels, help } = words;
  const { isReady, isSubmitted } = form.formState;
  const [clinicId, date] = form.watch(['clinicId', 'date']);
  const clinic = clinics.find(({ id }) => String(id) === clinicId);
  const clinicValues = clinicWords(clinic, date, labels);
  const closures = today === undefined ? '' : closuresInWords(clinic ? [clinic] : clinics, today, labels);
  const dateHelp = clinic ? fill(help.dateOfClinic, clinicValues) : (help.date ?? '');
  const { wiring, field } = fieldsOf(form, forms.booking.id, words);
  const ofClinic = (name: FieldOf<'booking'>) => {
    const { error, ...others } = wiring(name);
    return { ...others, error: error && fill(error, clinicValues).trim() };
  };
  const optional = { optionalLabel: labels.optional };
  return (
    <>
      <ErrorSummary ref={summaryRef} title={labels.summary} fields={forms.booking.fields.map(ofClinic)} />
      <ClinicPicker
        {...wiring('clinicId')}
        {...registerRadio(form, 'clinicId', { deps: 'date' })}
        label={labels.clinicId}
        timesLabel={labels.clinicTimes}
        clinics={clinics}
      />
      <DateField
        {...field('date')}
        {...ofClinic('date')}
        help={`${dateHelp} ${closures}`.trim() || undefined}
        limits={today === undefined ? undefined : bookableDays(today)}
        days={today !== undefined && clinic ? dayChoices(clinic, today, labels) : undefined}
        canBeList={isReady}
        emptyLabel={clinic ? labels.chooseDate : labels.chooseClinicFirst}
        value={date}
        onOtherDays={() => {
          form.setValue('date', '', { shouldValidate: isSubmitted });
        }}
      />
      <FormTextField {...field('name')} autoComplete="name" />
      <FormTextField {...field('phone')} type="tel" autoComplete="tel" />
      <FormTextField {...field('email')} {...optional} type="email" autoComplete="email" />
      <FormTextField {...field('note')} {...optional} rows={3} />
    </>
  );
}
