import { useRef, useState, type SubmitEvent } from 'react';
import { FormField } from '../../components/FormField/FormField';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import { TextInput } from '../../components/TextInput/TextInput';
import type { ProblemCode } from '../../domain/problems';
import type { ReturnedForm } from '../../domain/returned';
import type { Subscription } from '../../domain/subscription';
import type { PostResult } from '../../services/results';
import { messageFor, type FieldMessages } from '../fieldMessages';
import { SubmitButton } from '../fields/SubmitButton';
import { FormFailure } from '../FormFailure/FormFailure';
import { Honeypot } from '../Honeypot/Honeypot';
import { formAttributes, useSubmission } from '../useSubmission';
import { Root, Row } from './SubscribeForm.styles';

/** Words of the subscribe form. */
interface SubscribeFormLabels {
  /** Words above the field. */
  email: string;
  /** The button. */
  submit: string;
  /** The same while the address is on its way. */
  sending: string;
  /** The same neutral answer for every address. */
  answer: string;
  /** Said when the address could not be sent. */
  failed: string;
  /** Said instead after too many tries from the visitor's network; names the phone number. */
  tooMany: string;
  /** Said instead as long as the browser is offline. */
  offline: string;
  /** Label of the field that people cannot see: to be left empty. */
  leaveEmpty: string;
}

export interface SubscribeFormProps {
  /** Words of the form. */
  labels: SubscribeFormLabels;
  /** What to say about a wrong address. */
  messages: FieldMessages;
  /** Where a browser without JavaScript posts the form. */
  action: string;
  /** Sends an address. Never throws. */
  send: (subscription: Subscription) => Promise<PostResult>;
  /** Id of the form, for two in a page; the field's begins with it. */
  id?: string;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}

/** Checks an address as the server does. The check comes when it is first needed; without it the server's has to do. */
async function check(email: string): Promise<Subscription | { problem: ProblemCode }> {
  const load = Promise.all([import('../../domain/subscription'), import('../../domain/problems')]);
  const [subscription, problems] = (await load.catch(() => undefined)) ?? [];
  const result = subscription?.subscriptionSchema.safeParse({ email });
  if (!problems || !result) return { email };
  return result.success
    ? result.data
    : { problem: problems.problemsOf(result.error.issues)['email'] ?? 'email' };
}

/**
 * Subscribes an address to the news. Its one field uses React state, because react-hook-form would add 13 KB to every
 * page through the footer; submission is the same as in every form.
 */
export function SubscribeForm(props: SubscribeFormProps) {
  const { labels, messages, action, send, id = 'subscribe-form', returned } = props;
  const back = returned?.form === 'subscribe' ? returned : undefined;
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(back?.values['email'] ?? '');
  const [problem, setProblem] = useState(back?.problems['email']);
  const [isSending, setSending] = useState(false);
  const submission = useSubmission<Subscription, PostResult>({
    values: { email },
    submit: (subscription) => send(subscription),
  });
  const { formRef, success, failure, restart, submit, foundOffline } = submission;
  const refusal = failure?.reason === 'refused' ? failure : undefined;

  const deliver = async (typed: string): Promise<ProblemCode | undefined> => {
    const checked = await check(typed);
    if ('problem' in checked) return checked.problem;
    const result = await submit(checked);
    if (result.ok) {
      if (input.current) input.current.value = '';
      setEmail('');
    }
    return result.ok || result.reason !== 'refused' ? undefined : result.problems['email'];
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = input.current?.value ?? '';
    // The field is empty because the address has arrived: a second press asks for nothing, and the answer stays.
    if (isSending || (success && typed === '')) return;
    restart();
    setProblem(undefined);
    setSending(true);
    const found = await deliver(typed);
    setSending(false);
    setProblem(found);
    if (found) input.current?.focus();
  };
  const unsent = refusal?.status === 429 ? labels.tooMany : labels.failed;
  return (
    <Root
      ref={formRef}
      {...formAttributes()}
      id={id}
      action={action}
      onSubmit={(event) => {
        void onSubmit(event);
      }}
    >
      <FormField id={`${id}-email`} label={labels.email} error={messageFor(messages, problem)}>
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
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        message={failure && !foundOffline && !problem ? unsent : undefined}
        isOffline={submission.isOffline}
        foundOffline={foundOffline}
        offlineMessage={labels.offline}
      />
      <StatusMessage severity="success" message={success && labels.answer} />
    </Root>
  );
}
