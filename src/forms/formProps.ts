import type { FieldOf, FormName } from '../domain/forms';
import type { Link } from '../domain/link';
import type { ReturnedForm } from '../domain/returned';
import type { ContactAlternativesProps } from './ContactAlternatives/ContactAlternatives';
import type { FieldMessages } from './fieldMessages';

/** Words of every form. */
export interface FormLabels {
  /** The button. */
  submit: string;
  /** The same while the form is on its way. */
  sending: string;
  /** Said after too many tries from the visitor's network; names the phone number. */
  tooMany: string;
  /** Said as long as the browser is offline. */
  offline: string;
  /** What is done with what is sent, or what one agrees to by sending it. */
  notice: string;
  /** Leads to the privacy policy. */
  policy: Link;
  /** Label of the field that people cannot see: to be left empty. */
  leaveEmpty: string;
}

/** Words of a form of several fields: besides, their labels and the title of the summary of errors. */
export type FieldsLabels<Name extends FormName> = FormLabels & Record<FieldOf<Name> | 'summary', string>;

/** Props of every form of several fields. */
export interface FieldsFormProps<Name extends FormName> {
  /** What to say about a field's problems. */
  messages: Readonly<Record<FieldOf<Name>, FieldMessages>>;
  /** How else to reach the service; offered with what was typed when it could not be sent. */
  otherWays: Omit<ContactAlternativesProps, 'text'>;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}
