import { useFormContext } from 'react-hook-form';
import { bookableDays } from '../../domain/clinicDays';
import type { Clinic } from '../../domain/clinics';
import { fill } from '../../domain/fill';
import { FormTextField } from '../fields/FormTextField';
import {
  clinicOf,
  clinicWords,
  closuresInWords,
  dayChoices,
  type BookingFormHelp,
  type BookingFormLabels,
  type BookingValues,
} from './bookingWords';
import { ClinicPicker } from './ClinicPicker';
import { DateField } from './DateField';

/** Texts and choices of a booking's fields. */
export interface BookingFieldsContent {
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

/** The fields of a booking. The clinic decides which dates are offered. */
export function BookingFields({ clinics, today, labels, help }: BookingFieldsContent) {
  const [clinicId, date] = useFormContext<BookingValues>().watch(['clinicId', 'date']);
  const clinic = clinicOf({ clinicId }, clinics);
  const closures = today === undefined ? '' : closuresInWords(clinic ? [clinic] : clinics, today, labels);
  const dateHelp = clinic ? fill(help.dateOfClinic, clinicWords(clinic, date, labels)) : (help.date ?? '');
  const optional = { optionalLabel: labels.optional };
  return (
    <>
      <ClinicPicker label={labels.clinicId} timesLabel={labels.clinicTimes} clinics={clinics} />
      <DateField
        label={labels.date}
        help={`${dateHelp} ${closures}`.trim() || undefined}
        limits={today === undefined ? undefined : bookableDays(today)}
        days={today !== undefined && clinic ? dayChoices(clinic, today, labels) : undefined}
        emptyLabel={clinic ? labels.chooseDate : labels.chooseClinicFirst}
      />
      <FormTextField<BookingValues> name="name" label={labels.name} help={help.name} autoComplete="name" />
      <FormTextField<BookingValues>
        name="phone"
        label={labels.phone}
        help={help.phone}
        type="tel"
        autoComplete="tel"
      />
      <FormTextField<BookingValues>
        name="email"
        label={labels.email}
        help={help.email}
        {...optional}
        type="email"
        autoComplete="email"
      />
      <FormTextField<BookingValues> name="note" label={labels.note} help={help.note} {...optional} rows={3} />
    </>
  );
}
