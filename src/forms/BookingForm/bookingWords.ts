import { sayDay, type DayWords } from '../../domain/clinicDays';
import type { Clinic } from '../../domain/clinics';
import { fill } from '../../domain/fill';
import type { FieldOf } from '../../domain/forms';
import type { FailureLabels } from '../FormFailure/failureMessage';
import type { FieldsLabels } from '../formProps';

/** Words of the booking form. */
export interface BookingFormLabels extends FieldsLabels<'booking'>, FailureLabels {
  /** Stands after the label of a field that may stay empty. */
  optional: string;
  /** Day and hours of a clinic: `{day}, {time}`. */
  clinicTimes: string;
  /** Words for the dates of the list. */
  days: DayWords;
  /** The empty choice of the list of dates. */
  chooseDate: string;
  /** The same while no clinic is chosen. */
  chooseClinicFirst: string;
  /** Said when the request has arrived; `{reference}` is put in. */
  sent: string;
  /** The same where the answer named no reference. */
  sentWithoutReference: string;
  /** What happens next, and that nothing is confirmed until then. */
  next: string;
  /** The request as a text for WhatsApp: `{clinic}`, `{date}`, `{name}`, `{phone}` and `{note}` are put in. */
  asText: string;
}

/** Help of the booking form. */
export interface BookingFormHelp extends Partial<Record<Exclude<FieldOf<'booking'>, 'clinicId'>, string>> {
  /** Help of the date once a clinic is chosen; `{clinic}`, `{day}` and `{time}` are put in. */
  dateOfClinic: string;
}

/** What texts can say about a clinic; nothing where none is chosen. */
export function clinicWords(clinic: Clinic | undefined) {
  return { clinic: clinic?.name ?? '', day: clinic?.day ?? '', time: clinic?.time ?? '' };
}

/** That a request has arrived, with its reference where the answer named one. */
export function sentMessage(reference: string | undefined, labels: BookingFormLabels): string {
  return reference === undefined ? labels.sentWithoutReference : fill(labels.sent, { reference });
}

/** A request as text for WhatsApp, made from what was sent or from a form that may be incomplete. */
export function toPlainText(
  values: Partial<Record<FieldOf<'booking'>, string | number | undefined>>,
  clinics: readonly Clinic[],
  labels: Pick<BookingFormLabels, 'asText' | 'days'>,
): string {
  const text = (name: FieldOf<'booking'>) => String(values[name] ?? '');
  return fill(labels.asText, {
    clinic: clinics.find(({ id }) => String(id) === text('clinicId'))?.name ?? '',
    date: text('date') && sayDay(text('date'), labels.days),
    name: text('name'),
    phone: text('phone'),
    note: text('note'),
  }).trim();
}
