import { useRef, useState } from 'react';
import { FormField } from '../../components/FormField/FormField';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import { TextInput } from '../../components/TextInput/TextInput';
import { consents } from '../../domain/consents';
import { forms } from '../../domain/forms';
import { messageFor, type FieldMessages, type ProblemCode } from '../../domain/problems';
import { returnedTo, type ReturnedForm } from '../../domain/returned';
import type { Subscription } from '../../domain/subscription';
import type { PostResult } from '../../services/results';
import { SubmitButton } from '../fields/SubmitButton';
import { failureMessage } from '../FormFailure/failureMessage';
import { FormFailure } from '../FormFailure/FormFailure';
import type { FormLabels } from '../formProps';
import { FormNotice } from '../FormNotice/FormNotice';
import { Honeypot } from '../Honeypot/Honeypot';
import { LanguageField } from '../LanguageField/LanguageField';
import { checkInput } from '../schemaResolver';
import { formAttributes, useSubmission } from '../useSubmission';
import { Root, Row } from './SubscribeForm.styles';

/** Words of the subscribe form. */
interface SubscribeFormLabels extends FormLabels {
  /** Label of the field. */
  email: string;
  /** Success message, the same for every address: it must not tell who is subscribed. */
  answer: string;
  /** Shown when the address could not be sent. */
  failed: string;
}

export interface SubscribeFormProps {
  /** Words of the form. */
  labels: SubscribeFormLabels;
  /** Error messages of the field. */
  messages: FieldMessages;
  /** Sends an address. Never throws. */
  send: (subscription: Subscription) => Promise<PostResult>;
  /** Id of the form, for two in a page; prefix of the field's id. @default forms.subscribe.id */
  id?: string;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}

const loadSchema = () => import('../../domain/subscription').then((module) => module.subscriptionSchema);

/**
 * Subscribes an address to the newsletter. Its one field uses React state, because react-hook-form would add 13 KB to every
 * page through the footer; validation and submission are the same as in every form.
 */
export function SubscribeForm(props: SubscribeFormProps) {
  const { labels, messages, send, id = forms.subscribe.id, returned } = props;
  const back = returnedTo('subscribe', returned);
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(back?.values['email'] ?? '');
  const [problem, setProblem] = useState(back?.problems['email']);
  const [isSending, setSending] = useState(false);
  const { formRef, success, failure, isOffline, restart, submit } = useSubmission<Subscription, PostResult>({
    form: forms.subscribe,
    values: { email },
    submit: (subscription) => send(subscription),
  });

  const deliver = async (typed: string): Promise<ProblemCode | undefined> => {
    const checked = await checkInput(loadSchema, { email: typed });
    if ('problems' in checked) return checked.problems['email'];
    const result = await submit(checked.values);
    if (!result.ok) return result.reason === 'refused' ? result.problems['email'] : undefined;
    if (input.current) input.current.value = '';
    setEmail('');
    return undefined;
  };
  const onSubmit = async () => {
    const typed = input.current?.value ?? '';
    // The field is empty because it was sent: a second press does nothing, and the success message stays.
    if (isSending || (success && typed === '')) return;
    restart();
    setProblem(undefined);
    setSending(true);
    const found = await deliver(typed);
    setSending(false);
    setProblem(found);
    if (found) input.current?.focus();
  };
  return (
    <Root
      ref={formRef}
      {...formAttributes({ ...forms.subscribe, id })}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <FormField id={`${id}-email`} label={labels.email} error={problem && messageFor(messages, problem)}>
        {(wiring) => (
          <Row>
            <TextInput
              {...wiring}
              ref={input}
              name="email"
              type="email"
              autoComplete="email"
              required
              defaultValue={back?.values['email']}
              onChange={(event) => {
                setEmail(event.target.value);
              }}
            />
            <SubmitButton label={labels.submit} sendingLabel={labels.sending} sending={isSending} />
          </Row>
        )}
      </FormField>
      <FormNotice text={labels.notice} policy={labels.policy} version={consents.subscribe} />
      <LanguageField />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        message={failureMessage(failure, { ...labels, refused: labels.failed, unreachable: labels.failed })}
        offlineMessage={isOffline ? labels.offline : undefined}
      />
      <StatusMessage severity="success" message={success && labels.answer} />
    </Root>
  );
}
