import type { BookingField } from '../../domain/bookingInput';
import { sayDay, type DayWords } from '../../domain/clinicDays';
import type { Clinic } from '../../domain/clinics';

/** Words of the booking form. */
export interface BookingFormLabels extends Record<BookingField, string> {
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
  /** The button. */
  submit: string;
  /** The same while the request is on its way. */
  sending: string;
  /** Title of the summary of mistakes. */
  summary: string;
  /** Said when the request has arrived; `{reference}` is put in. */
  sent: string;
  /** The same where the answer named no reference. */
  sentWithoutReference: string;
  /** What happens next, and that nothing is confirmed until then. */
  next: string;
  /** Said when the server did not take it. */
  refused: string;
  /** Said when too much came from the visitor's network. */
  tooMany: string;
  /** Said when no answer came. */
  unreachable: string;
  /** Said as long as the browser is offline. */
  offline: string;
  /** Label of the field that people cannot see: to be left empty. */
  leaveEmpty: string;
  /** The request as a text for WhatsApp: `{clinic}`, `{date}`, `{name}`, `{phone}` and `{note}` are put in. */
  asText: string;
}

/** Help of the booking form. */
export interface BookingFormHelp extends Partial<Record<Exclude<BookingField, 'clinicId'>, string>> {
  /** Help of the date once a clinic is chosen; `{clinic}`, `{day}` and `{time}` are put in. */
  dateOfClinic: string;
}

/** Puts values into a text: `{day}` becomes the value called so. Line ends of values that are missing stay away. */
export function putIn(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim();
}

/** What texts can say about a clinic. */
export function clinicWords(clinic: Clinic | undefined) {
  return { clinic: clinic?.name, day: clinic?.day, time: clinic?.time };
}

/** A request as text for WhatsApp, made from what was sent or from a form that may be incomplete. */
export function toPlainText(
  values: Partial<Record<BookingField, string | number | undefined>>,
  clinics: readonly Clinic[],
  labels: Pick<BookingFormLabels, 'asText' | 'days'>,
): string {
  const text = (name: BookingField) => String(values[name] ?? '');
  return putIn(labels.asText, {
    clinic: clinics.find(({ id }) => String(id) === text('clinicId'))?.name,
    date: text('date') && sayDay(text('date'), labels.days),
    name: text('name'),
    phone: text('phone'),
    note: text('note'),
  });
}
