import type { BookingField } from '../domain/bookingInput';
import type { DayWords } from '../domain/clinicDays';
import type { Clinic } from '../domain/clinics';
import type { FieldWords } from './formTypes';
import type { BannerContent, CardBlock, Link, ListBlock, PageMeta, QuietCall } from './types';

/** Words of the booking form. */
export interface BookingFormContent {
  labels: Readonly<Record<BookingField, string>> & {
    /** Stands after the label of a field that may stay empty. */
    optional: string;
    /** Day and hours of a clinic: `{day}`, `{time}`. */
    clinicTimes: string;
    days: DayWords;
    /** The empty choice of the list of dates. */
    chooseDate: string;
    chooseClinicFirst: string;
    submit: string;
    sending: string;
    /** Title of the summary of mistakes. */
    summary: string;
    /** `{reference}` is put in. */
    sent: string;
    sentWithoutReference: string;
    /** What happens next, and that nothing is confirmed until then. */
    next: string;
    refused: string;
    /** Said after too many tries from the visitor's network; names the phone number. */
    tooMany: string;
    unreachable: string;
    /** Said as long as there is no line. */
    offline: string;
    /** Label of the field that people cannot see. */
    leaveEmpty: string;
    /** The request as a text for WhatsApp: `{clinic}`, `{date}`, `{name}`, `{phone}`, `{note}`. */
    asText: string;
  };
  /** In messages and help `{clinic}`, `{day}` and `{time}` are put in. */
  messages: Readonly<Record<BookingField, FieldWords>>;
  help: Readonly<Record<'date' | 'dateOfClinic' | 'phone' | 'note', string>>;
  /** Offered when a request could not be sent. */
  otherWays: { call: Link; whatsapp: Link };
}

/** The booking page. */
export interface BookingContent {
  meta: PageMeta;
  banner: BannerContent;
  /** The form, and the clinics to choose from. */
  form: BookingFormContent & { title: string; lead: string; clinics: readonly Clinic[] };
  /** Beside the form: what is urgent is for the phone. */
  urgent: QuietCall;
  steps: CardBlock;
  ready: ListBlock;
}
