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

/** What the fields of a booking say and offer. */
export interface BookingFieldsContent extends Pick<FieldsFormProps<'booking'>, 'messages'> {
  /** The clinics that can be chosen, in their order. */
  clinics: readonly Clinic[];
  /**
   * Day in Nairobi, ISO 8601. Without it the date is the browser's own calendar; to be left out where a page may be
   * shown on a later day than it was made.
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
  /** The summary of errors. */
  summaryRef: RefObject<HTMLDivElement | null>;
}

/** The fields of a booking and what is wrong with them. The clinic decides which dates there are. */
export function BookingFields({ form, summaryRef, clinics, today, ...words }: BookingFieldsProps) {
  const { labels, help } = words;
  const { isReady, isSubmitted } = form.formState;
  const [clinicId, date] = form.watch(['clinicId', 'date']);
  const clinic = clinics.find(({ id }) => String(id) === clinicId);
  const said = clinicWords(clinic, date, labels);
  const closures = today === undefined ? '' : closuresInWords(clinic ? [clinic] : clinics, today, labels);
  const dateHelp = clinic ? fill(help.dateOfClinic, said) : (help.date ?? '');
  const { wiring, field } = fieldsOf(form, forms.booking.id, words);
  const ofClinic = (name: FieldOf<'booking'>) => {
    const { error, ...others } = wiring(name);
    return { ...others, error: error && fill(error, said).trim() };
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
