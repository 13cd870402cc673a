import { agreedField, consents } from '../../domain/consents';
import type { ContactMessage } from '../../domain/contact';
import { forms, type FieldOf } from '../../domain/forms';
import type { SendResult } from '../../services/results';
import { FormCheckboxGroup } from '../fields/FormCheckboxGroup';
import { FormTextField } from '../fields/FormTextField';
import { Form } from '../Form';
import { FormEnd } from '../FormEnd/FormEnd';
import { messageIn, type FieldsFormProps, type FieldsLabels, type FormValues } from '../formProps';
import { useFormSubmission } from '../useFormSubmission';

/** Words of the contact form. */
interface ContactFormLabels extends FieldsLabels<'contact'> {
  /** Success message. */
  sent: string;
  /** Second line of it: when to expect an answer. */
  sentNext: string;
  /** Precedes the reason of a failure, including the space between them. */
  failed: string;
  /** The box where messages go to an e-mail service abroad: without its consent none is sent. */
  abroad?: { legend: string; label: string; required: string };
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

type Values = FormValues<'contact'> & Record<typeof agreedField, string>;

const loadSchema = () => import('../../domain/contact').then(({ contactSchema }) => contactSchema);
const loadAbroadSchema = () =>
  import('../../domain/contact').then(({ contactAbroadSchema }) => contactAbroadSchema);

const withBox = { ...forms.contact, fields: [...forms.contact.fields, agreedField] };

/** Sends a message to the service. Works as a plain form until React is there; the typed text is cleared only on success. */
export function ContactForm(props: ContactFormProps) {
  const { labels, messages, help, prepare, send, otherWays, quote, quoted, returned } = props;
  const { abroad } = labels;
  const submission = useFormSubmission<Values, ContactMessage, SendResult>({
    name: 'contact',
    site: abroad ? withBox : forms.contact,
    load: abroad ? loadAbroadSchema : loadSchema,
    messageOf: messageIn({ ...messages, ...(abroad && { [agreedField]: { required: abroad.required } }) }),
    ...{ returned, prepare },
    submit: (message) => send(message),
  });
  const { failure, unsent } = submission;
  return (
    <Form submission={submission} summary={labels.summary}>
      <FormTextField<Values> name="name" label={labels.name} help={help?.name} autoComplete="name" />
      <FormTextField<Values>
        name="email"
        label={labels.email}
        help={help?.email}
        type="email"
        autoComplete="email"
      />
      <FormTextField<Values>
        name="phone"
        label={labels.phone}
        help={help?.phone}
        type="tel"
        autoComplete="tel"
      />
      <FormTextField<Values>
        name="message"
        label={labels.message}
        help={help?.message}
        rows={6}
        prefill={quote}
        prefillWith={quoted}
      />
      {abroad && (
        <FormCheckboxGroup<Values>
          name={agreedField}
          legend={abroad.legend}
          unkept
          boxes={[{ name: agreedField, value: consents.contact, label: abroad.label }]}
        />
      )}
      <FormEnd
        labels={labels}
        submission={submission}
        message={failure && labels.failed + (labels.statuses?.[failure.status] ?? failure.text)}
        detail={failure?.status === 429 ? labels.tooMany : undefined}
        otherWays={{ ...otherWays, text: unsent.message }}
        sentMessage={labels.sent}
      >
        {labels.sentNext}
      </FormEnd>
    </Form>
  );
}
