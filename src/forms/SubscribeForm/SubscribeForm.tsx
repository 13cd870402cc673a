import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { reportFormStart } from '../../behaviours/draft';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { ProblemCode } from '../../domain/problems';
import type { ReturnedForm } from '../../domain/returned';
import type { Subscription } from '../../domain/subscription';
import type { PostResult } from '../../services/results';
import { messageFor, type FieldMessages } from '../fieldMessages';
import { isFilled, readFields, readHoneypot } from '../formFields';
import { Honeypot } from '../Honeypot/Honeypot';
import { useOfflineText } from '../useOfflineText';
import { Button, ErrorText, Input, Root, Row } from './SubscribeForm.styles';

/** Words of the subscribe form. */
export interface SubscribeFormLabels {
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
  /** Said instead as long as there is no line. */
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

type State = 'ready' | 'sending' | 'answered' | 'failed' | 'tooMany' | 'offline' | { wrong: ProblemCode };

// Stands in the footer of every page, so it is made without the form library, and the check comes when first needed.
async function check(form: HTMLFormElement): Promise<Subscription | { wrong: ProblemCode }> {
  const [{ subscriptionSchema }, { problemsOf }] = await Promise.all([
    import('../../domain/subscription'),
    import('../../domain/problems'),
  ]);
  const result = subscriptionSchema.safeParse(readFields(form, ['email']));
  return result.success ? result.data : { wrong: problemsOf(result.error.issues)['email'] ?? 'email' };
}

/** Subscribes to the news: one address. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { labels, messages, action, send, id = 'subscribe-form', returned } = props;
  const back = returned?.form === 'subscribe' ? returned : undefined;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const problem = back?.problems['email'];
  const [state, setState] = useState<State>(problem ? { wrong: problem } : 'ready');
  const error = typeof state === 'object' ? messageFor(messages, state.wrong) : undefined;

  const offline = useOfflineText(form, state === 'offline', () => labels.offline);

  useEffect(() => {
    if (!form.current) return undefined;
    form.current.noValidate = true;
    return reportFormStart(form.current);
  }, []);

  const deliver = async (element: HTMLFormElement): Promise<State> => {
    const checked = await check(element);
    if ('wrong' in checked) return checked;
    const result = await send({ ...checked, ...readHoneypot(element) });
    if (result.ok) return 'answered';
    if (result.reason === 'offline') return 'offline';
    if (result.reason === 'unreachable') return 'failed';
    const wrong = result.problems['email'];
    if (wrong) return { wrong };
    return result.status === 429 ? 'tooMany' : 'failed';
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The field is empty because the address has arrived: a second press asks for nothing, and the answer stays.
    const again = state === 'answered' && !isFilled(event.currentTarget);
    if (busy.current || again) return;
    busy.current = true;
    setState('sending');
    void deliver(event.currentTarget)
      .catch((): State => 'failed')
      .then((next) => {
        busy.current = false;
        setState(next);
        if (next === 'answered' && input.current) input.current.value = '';
        if (typeof next === 'object') input.current?.focus();
      });
  };
  return (
    <Root
      ref={form}
      id={id}
      method="post"
      action={action}
      onSubmit={onSubmit}
      data-needs-react="focus"
      data-behaviour="begin"
    >
      <label htmlFor={`${id}-email`}>{labels.email}</label>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <Row>
        <Input
          ref={input}
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          dir="auto"
          defaultValue={back?.values['email']}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Button type="submit" aria-disabled={state === 'sending'}>
          {state === 'sending' ? labels.sending : labels.submit}
        </Button>
      </Row>
      <Honeypot label={labels.leaveEmpty} />
      {offline !== undefined && <StatusMessage severity="error" message={offline} />}
      {state === 'failed' && <StatusMessage severity="error" message={labels.failed} />}
      {state === 'tooMany' && <StatusMessage severity="error" message={labels.tooMany} />}
      <StatusMessage severity="success" message={state === 'answered' ? labels.answer : undefined} />
    </Root>
  );
}
