import { useRef, useState } from 'react';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { ContactMessage } from '../../domain/contact';
import type { ReturnedForm } from '../../domain/returned';
import type { SendResult } from '../../services/results';
import { fieldId, FormTextField } from '../fields/FormTextField';
import { SubmitButton } from '../fields/SubmitButton';
import { messageFor, type FieldMessages } from '../fieldMessages';
import { Buttons, Form } from '../Form.styles';
import { FormFailure } from '../FormFailure/FormFailure';
import { readFields } from '../formFields';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Honeypot } from '../Honeypot/Honeypot';
import type { ContactAlternativesProps } from '../ContactAlternatives/ContactAlternatives';
import { useCheckedForm } from '../useCheckedForm';

const names = ['name', 'email', 'phone', 'message'] as const;

/** A field of the contact form. */
export type ContactField = (typeof names)[number];

/** Words of the contact form. */
export interface ContactFormLabels extends Record<ContactField, string> {
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
  /** Said as long as there is no line. */
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

const asText = (form: HTMLFormElement) => readFields(form, ['message'])['message'] ?? '';

const loadSchema = () => import('../../domain/contact').then(({ contactSchema }) => contactSchema);

/** Writes to the service. Works as a plain form until React is there; what was typed is lost only by success. */
export function ContactForm(props: ContactFormProps) {
  const { labels, messages, help = {}, action, prepare, send, otherWays, quote, quoted, returned } = props;
  const back = returned?.form === 'contact' ? returned : undefined;
  const [outcome, setOutcome] = useState<{ result: SendResult; text: string }>();
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const form = useCheckedForm({
    formRef,
    summaryRef,
    names,
    schema: loadSchema,
    ...(prepare && { prepare }),
    draft: 'contact',
    returned: back?.problems,
    onTry: () => {
      setOutcome(undefined);
    },
    deliver: async (message) => {
      const result = await send(message);
      setOutcome({ result, text: message.message });
      return result.ok ? 'arrived' : 'kept';
    },
  });
  const field = (name: ContactField) => ({
    form,
    name,
    idPrefix: 'contact',
    label: labels[name],
    help: help[name],
    messages: messages[name],
    returned: back?.values[name],
  });
  const mistakes = names.flatMap((name) => {
    const text = messageFor(messages[name], form.problems[name]);
    return text === undefined ? [] : [{ fieldId: fieldId('contact', name), text }];
  });
  const failed = outcome?.result.ok === false ? outcome.result : undefined;
  return (
    <Form
      ref={formRef}
      id="contact-form"
      method="post"
      action={action}
      onSubmit={form.onSubmit}
      data-needs-react="focus"
      data-behaviour="draft"
      data-draft="contact"
    >
      <ErrorSummary ref={summaryRef} title={labels.summary} mistakes={mistakes} />
      <FormTextField {...field('name')} autoComplete="name" />
      <FormTextField {...field('email')} type="email" autoComplete="email" />
      <FormTextField {...field('phone')} type="tel" autoComplete="tel" />
      <FormTextField {...field('message')} rows={6} prefill={quote} prefillWith={quoted} />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        formRef={formRef}
        message={failed && labels.failed + failed.text}
        detail={failed?.status === 429 ? labels.tooMany : undefined}
        foundOffline={failed?.offline ?? false}
        offlineMessage={labels.offline}
        otherWays={otherWays}
        text={outcome?.text ?? ''}
        asText={asText}
      />
      <Buttons>
        <SubmitButton label={labels.submit} sendingLabel={labels.sending} sending={form.sending} />
      </Buttons>
      <StatusMessage severity="success" message={outcome?.result.ok ? labels.sent : undefined} />
    </Form>
  );
}
