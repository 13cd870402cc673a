import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { ContactInput, ContactMessage } from '../../domain/contact';
import type { ReturnedForm } from '../../domain/returned';
import type { SendResult } from '../../services/results';
import type { ContactAlternativesProps } from '../ContactAlternatives/ContactAlternatives';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { messageFor, type FieldMessages } from '../fieldMessages';
import { FormTextField } from '../fields/FormTextField';
import { SubmitButton } from '../fields/SubmitButton';
import { Buttons, Form } from '../Form.styles';
import { FormFailure } from '../FormFailure/FormFailure';
import { Honeypot } from '../Honeypot/Honeypot';
import { schemaResolver, toFieldErrors } from '../schemaResolver';
import { useFormSubmission } from '../useFormSubmission';
import { formAttributes } from '../useSubmission';

const names = ['name', 'email', 'phone', 'message'] as const;
const empty: ContactInput = { name: '', email: '', phone: '', message: '' };

/** A field of the contact form. */
type ContactField = (typeof names)[number];

/** Words of the contact form. */
interface ContactFormLabels extends Record<ContactField, string> {
  /** The button. */
  submit: string;
  /** The same while the message is on its way. */
  sending: string;
  /** Title of the summary of mistakes. */
  summary: string;
  /** Said when the message has arrived. */
  sent: string;
  /** Stands before the reason of a failure, with its space. */
  failed: string;
  /** Said besides after too many tries from the visitor's network; names the phone number. */
  tooMany: string;
  /** Said as long as the browser is offline. */
  offline: string;
  /** Label of the field that people cannot see: to be left empty. */
  leaveEmpty: string;
}

export interface ContactFormProps {
  /** Words of the form. */
  labels: ContactFormLabels;
  /** What to say about a field's problems. */
  messages: Readonly<Record<ContactField, FieldMessages>>;
  /** Help below labels, where people hesitate. */
  help?: Readonly<Partial<Record<ContactField, string>>>;
  /** Where a browser without JavaScript posts the form. */
  action: string;
  /** Loads what `send` needs; called when somebody begins to type. */
  prepare?: () => Promise<unknown>;
  /** Sends a message. Never throws. */
  send: (message: ContactMessage) => Promise<SendResult>;
  /** How else to reach the service; offered with the typed text when a message could not be sent. */
  otherWays?: Omit<ContactAlternativesProps, 'text'>;
  /** Message of somebody who comes by a quote link; `{service}` is put in from the page's address. */
  quote?: string;
  /** The services that the quote may name; an address that names another one gets the empty form. */
  quoted?: readonly string[];
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}

const loadSchema = () => import('../../domain/contact').then(({ contactSchema }) => contactSchema);
const resolver = schemaResolver<ContactInput, ContactMessage>(loadSchema);

/** Writes to the service. Works as a plain form until React is there; what was typed is lost only by success. */
export function ContactForm(props: ContactFormProps) {
  const { labels, messages, help = {}, action, prepare, send, otherWays, quote, quoted, returned } = props;
  const back = returned?.form === 'contact' ? returned : undefined;
  const [returnedErrors] = useState(() => toFieldErrors<ContactInput>(back?.problems));
  const form = useForm<ContactInput, unknown, ContactMessage>({
    defaultValues: { ...empty, ...back?.values },
    errors: returnedErrors,
    resolver,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { formRef, summaryRef, onSubmit, success, failure, ...last } = useFormSubmission(form, {
    draft: 'contact',
    empty,
    prepare: () => Promise.all([loadSchema(), prepare?.()]),
    submit: (message) => send(message),
  });
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    label: labels[name],
    help: help[name],
    error: messageFor(messages[name], errors[name]?.type),
    defaultValue: back?.values[name],
    ...form.register(name),
  });
  return (
    <Form ref={formRef} {...formAttributes('contact')} id="contact-form" action={action} onSubmit={onSubmit}>
      <ErrorSummary ref={summaryRef} title={labels.summary} fields={names.map(field)} />
      <FormTextField {...field('name')} autoComplete="name" />
      <FormTextField {...field('email')} type="email" autoComplete="email" />
      <FormTextField {...field('phone')} type="tel" autoComplete="tel" />
      <FormTextField {...field('message')} rows={6} prefill={quote} prefillWith={quoted} />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        message={failure && labels.failed + failure.text}
        detail={failure?.status === 429 ? labels.tooMany : undefined}
        isOffline={last.isOffline}
        foundOffline={last.foundOffline}
        offlineMessage={labels.offline}
        otherWays={otherWays && { ...otherWays, text: last.unsent.message }}
      />
      <Buttons>
        <SubmitButton label={labels.submit} sendingLabel={labels.sending} sending={isSubmitting} />
      </Buttons>
      <StatusMessage severity="success" message={success && labels.sent} />
    </Form>
  );
}
