import { useForm } from 'react-hook-form';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { ContactMessage } from '../../domain/contact';
import { forms, type FieldOf } from '../../domain/forms';
import type { SendResult } from '../../services/results';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { FormTextField } from '../fields/FormTextField';
import { SubmitButton } from '../fields/SubmitButton';
import { fieldsOf } from '../fieldsOf';
import { Buttons, Form } from '../Form.styles';
import { FormFailure } from '../FormFailure/FormFailure';
import type { FieldsFormProps, FieldsLabels } from '../formProps';
import { FormNotice } from '../FormNotice/FormNotice';
import { Honeypot } from '../Honeypot/Honeypot';
import { LanguageField } from '../LanguageField/LanguageField';
import { schemaResolver } from '../schemaResolver';
import { useFormOptions, type FormValues } from '../useFormOptions';
import { useFormSubmission } from '../useFormSubmission';
import { formAttributes } from '../useSubmission';

/** Words of the contact form. */
interface ContactFormLabels extends FieldsLabels<'contact'> {
  /** Success message. */
  sent: string;
  /** Second line of it: when to expect an answer. */
  sentNext: string;
  /** Precedes the reason of a failure, including the space between them. */
  failed: string;
  /** The reason, by HTTP status (0: no answer), where the page is not in English as the e-mail service is. */
  statuses?: Readonly<Partial<Record<number, string>>>;
}

export interface ContactFormProps extends FieldsFormProps<'contact'> {
  /** Words of the form. */
  labels: ContactFormLabels;
  /** Help below labels, where people hesitate. */
  help?: Readonly<Partial<Record<FieldOf<'contact'>, string>>>;
  /** Loads what `send` needs; called when somebody begins to type. */
  prepare?: () => Promise<unknown>;
  /** Sends a message. Never throws. */
  send: (message: ContactMessage) => Promise<SendResult>;
  /** Initial message for a visitor who follows a quote link; `{service}` is inserted from the page's address. */
  quote?: string;
  /** The services that the quote may name; an address that names another one leaves the form empty. */
  quoted?: readonly string[];
}

const loadSchema = () => import('../../domain/contact').then(({ contactSchema }) => contactSchema);
const resolver = schemaResolver<FormValues<'contact'>, ContactMessage>(loadSchema);

/** Sends a message to the service. Works as a plain form until React is there; the typed text is cleared only on success. */
export function ContactForm(props: ContactFormProps) {
  const { labels, prepare, send, otherWays, quote, quoted, returned } = props;
  const form = useForm({ ...useFormOptions('contact', returned), resolver });
  const { formRef, summaryRef, onSubmit, success, failure, isOffline, unsent } = useFormSubmission(form, {
    name: 'contact',
    prepare: () => Promise.all([loadSchema(), prepare?.()]),
    submit: (message) => send(message),
  });
  const { wiring, field } = fieldsOf(form, forms.contact.id, props);
  return (
    <Form ref={formRef} {...formAttributes('contact')} onSubmit={onSubmit}>
      <ErrorSummary ref={summaryRef} title={labels.summary} fields={forms.contact.fields.map(wiring)} />
      <FormTextField {...field('name')} autoComplete="name" />
      <FormTextField {...field('email')} type="email" autoComplete="email" />
      <FormTextField {...field('phone')} type="tel" autoComplete="tel" />
      <FormTextField {...field('message')} rows={6} prefill={quote} prefillWith={quoted} />
      <LanguageField />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        message={failure && labels.failed + (labels.statuses?.[failure.status] ?? failure.text)}
        detail={failure?.status === 429 ? labels.tooMany : undefined}
        offlineMessage={isOffline ? labels.offline : undefined}
        otherWays={{ ...otherWays, text: unsent.message }}
      />
      <FormNotice text={labels.notice} policy={labels.policy} />
      <Buttons>
        <SubmitButton
          label={labels.submit}
          sendingLabel={labels.sending}
          sending={form.formState.isSubmitting}
        />
      </Buttons>
      <StatusMessage severity="success" message={success && labels.sent}>
        {labels.sentNext}
      </StatusMessage>
    </Form>
  );
}
