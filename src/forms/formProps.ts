import type { FieldOf, FormName } from '../domain/forms';
import type { Link } from '../domain/link';
import { messageFor, type FieldMessages } from '../domain/problems';
import type { ReturnedForm } from '../domain/returned';
import type { ContactAlternativesProps } from './ContactAlternatives/ContactAlternatives';
import type { MessageOf } from './schemaResolver';

/** Values of a form's fields. */
export type FormValues<Name extends FormName> = Record<FieldOf<Name>, string>;

/** Words of every form. */
export interface FormLabels {
  /** Label of the submit button. */
  submit: string;
  /** Its label while the form is being sent. */
  sending: string;
  /** Shown after too many attempts from the visitor's network; names the phone number. */
  tooMany: string;
  /** Shown while the browser is offline. */
  offline: string;
  /** How the data is used, or what the visitor agrees to by sending it. */
  notice: string;
  /** Leads to the privacy policy. */
  policy: Link;
  /** Label of the honeypot field, which people cannot see: to be left empty. */
  leaveEmpty: string;
}

/** Words of a form with several fields: also their labels and the title of the error summary. */
export type FieldsLabels<Name extends FormName> = FormLabels & Record<FieldOf<Name> | 'summary', string>;

/** Props of every form with several fields. */
export interface FieldsFormProps<Name extends FormName> {
  /** Error messages of the fields. */
  messages: Readonly<Record<FieldOf<Name>, FieldMessages>>;
  /** Other ways to reach the service; offered with the typed text when it could not be sent. */
  otherWays: Omit<ContactAlternativesProps, 'text'>;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}

/** Says what is wrong with a field by its messages. */
export function messageIn(messages: Readonly<Record<string, FieldMessages>>): MessageOf<unknown> {
  return (name, code) => messageFor(messages[name] ?? {}, code);
}
