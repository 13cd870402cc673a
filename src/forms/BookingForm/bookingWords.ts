import { closuresAhead, daysAhead, nextOpenDay } from '../../domain/clinicDays';
import { sayDay, sayDays, type DayWords } from '../../domain/sayDay';
import type { Clinic } from '../../domain/clinics';
import { closedOn } from '../../domain/closedDays';
import { fill } from '../../domain/fill';
import type { FieldOf } from '../../domain/forms';
import type { FailureLabels } from '../FormFailure/failureMessage';
import type { FieldsLabels, FormValues } from '../formProps';

/** Values of the booking form. */
export type BookingValues = FormValues<'booking'>;

/** A day of the list. */
export interface DayChoice {
  /** The day, ISO 8601. */
  day: string;
  /** The same in words. */
  label: string;
  /** Whether it is not available: it is shown, so that nobody looks for it. */
  closed: boolean;
}

/** Words of the booking form. */
export interface BookingFormLabels extends FieldsLabels<'booking'>, FailureLabels {
  /** Follows the label of a field that may stay empty. */
  optional: string;
  /** Day and hours of a clinic: `{day}, {time}`. */
  clinicTimes: string;
  /** Words for the dates of the list. */
  days: DayWords;
  /** Last sentence of the message about a day on which the clinic is closed: `The next day is {day}.` */
  nextDay: string;
  /** A day of the list on which the clinic is closed: `{day}: closed, {reason}`. */
  closedChoice: string;
  /** Introduces the days on which clinics are closed, inserted as `{days}`. */
  closed: string;
  /** One of these days: `{day} ({reason})`. */
  closedDay: string;
  /** A range of closed days, used for `{day}` there: `{from} to {to}`. */
  range: string;
  /** The empty choice of the list of dates. */
  chooseDate: string;
  /** The same while no clinic is chosen. */
  chooseClinicFirst: string;
  /** Success message; `{reference}` is inserted. */
  sent: string;
  /** Success message for an answer without a reference. */
  sentWithoutReference: string;
  /** What happens next, and that nothing is confirmed until then. */
  next: string;
  /** The request as a text for WhatsApp: `{clinic}`, `{date}`, `{name}`, `{phone}` and `{note}` are inserted. */
  asText: string;
}

/** Help of the booking form. */
export interface BookingFormHelp extends Partial<Record<Exclude<FieldOf<'booking'>, 'clinicId'>, string>> {
  /** Help of the date once a clinic is chosen; `{clinic}`, `{day}` and `{time}` are inserted. */
  dateOfClinic: string;
}

/** The clinic that is chosen. */
export function clinicOf(
  { clinicId }: Partial<Record<'clinicId', string | number>>,
  clinics: readonly Clinic[],
): Clinic | undefined {
  return clinics.find(({ id }) => String(id) === String(clinicId));
}

/** Values for texts about a clinic, and about a date on which it is closed; empty if none is chosen. */
export function clinicWords(
  clinic: Clinic | undefined,
  date: string,
  { days, nextDay }: Pick<BookingFormLabels, 'days' | 'nextDay'>,
) {
  const closed = clinic && date !== '' ? closedOn(date, clinic.closed) : undefined;
  const next = clinic && closed && nextOpenDay(clinic, date);
  return {
    clinic: clinic?.name ?? '',
    day: clinic?.day ?? '',
    time: clinic?.time ?? '',
    date: closed ? sayDay(date, days) : '',
    reason: closed?.reason ?? '',
    next: next === undefined ? '' : fill(nextDay, { day: sayDay(next, days) }),
  };
}

/** The days of a clinic for the list of dates. */
export function dayChoices(
  clinic: Clinic,
  today: string,
  { days, closedChoice }: Pick<BookingFormLabels, 'days' | 'closedChoice'>,
): DayChoice[] {
  return daysAhead(clinic, today).map(({ day, closed: reason }) => {
    const label = sayDay(day, days);
    if (reason === undefined) return { day, label, closed: false };
    return { day, label: fill(closedChoice, { day: label, reason }), closed: true };
  });
}

/** The bookable days on which clinics are closed, with the reasons; empty if there are none. */
export function closuresInWords(
  clinics: readonly Clinic[],
  today: string,
  labels: Pick<BookingFormLabels, 'days' | 'closed' | 'closedDay' | 'range'>,
): string {
  const { days, closedDay, range } = labels;
  const closureTexts = closuresAhead(clinics, today).map(({ from, to, reason }) =>
    fill(closedDay, { day: sayDays(from, to, days, range), reason }),
  );
  return closureTexts.length === 0 ? '' : fill(labels.closed, { days: closureTexts.join('; ') });
}

/** Success message of a request, with its reference if the answer had one. */
export function sentMessage(reference: string | undefined, labels: BookingFormLabels): string {
  return reference === undefined ? labels.sentWithoutReference : fill(labels.sent, { reference });
}

/** A request as text for WhatsApp, made from the values sent or from a form that may be incomplete. */
export function toPlainText(
  values: Partial<Record<FieldOf<'booking'>, string | number | undefined>>,
  clinics: readonly Clinic[],
  labels: Pick<BookingFormLabels, 'asText' | 'days'>,
): string {
  const text = (name: FieldOf<'booking'>) => String(values[name] ?? '');
  return fill(labels.asText, {
    clinic: clinicOf({ clinicId: text('clinicId') }, clinics)?.name ?? '',
    date: text('date') && sayDay(text('date'), labels.days),
    name: text('name'),
    phone: text('phone'),
    note: text('note'),
  }).trim();
}
