import { data } from '../../components/behaviourProps';
import { fill } from '../../domain/fill';
import { requestInput, type Answers, type CoverRequest } from '../../domain/requests/answers';
import { consentField, fieldsOf } from '../../domain/requests/definition';
import type { RequestKind } from '../../domain/requests/kinds';
import { requestForm } from '../../domain/requests/requestForm';
import { summaryLines } from '../../domain/requests/summary';
import type { RequestSheet } from '../../domain/requests/words';
import type { ReturnedForm } from '../../domain/returned';
import type { RequestResult } from '../../services/sendRequest';
import { styleData } from '../../theme/attributes';
import type { ContactAlternativesProps } from '../ContactAlternatives/ContactAlternatives';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { SubmitButton } from '../fields/SubmitButton';
import { failureMessage } from '../FormFailure/failureMessage';
import { FormFailure } from '../FormFailure/FormFailure';
import { Honeypot } from '../Honeypot/Honeypot';
import { LanguageField } from '../LanguageField/LanguageField';
import { takeFields } from '../takeFields';
import { plainFormAttributes } from '../useSubmission';
import { CheckStep } from './CheckStep';
import { Root } from './RequestForm.styles';
import { RequestSent } from './RequestSent';
import { RequestStep } from './RequestStep';
import { problemText, type RequestFormLabels } from './requestWords';
import { StepHead } from './StepHead';
import { useRequestForm } from './useRequestForm';
import { useRequestSteps } from './useRequestSteps';

export interface RequestFormProps {
  /** Definition of the request, and its texts. */
  sheet: RequestSheet;
  /** Texts that all requests share. */
  labels: RequestFormLabels;
  /** Page of the service, the back link of the first step. */
  backTo: string;
  /** Today in Nairobi, ISO 8601; leave it out if a page may be shown on a later day than it was rendered. */
  today?: string | undefined;
  /** Sends a request; the key stays the same for every attempt with the same answers. Never throws. */
  send: (kind: RequestKind, request: CoverRequest, key: string) => Promise<RequestResult>;
  /** Other ways to reach the service; offered with the typed text when it could not be sent. */
  otherWays: Omit<ContactAlternativesProps, 'text'>;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
}

/**
 * Requests cover, a transfer or a course: one step per screen, then a summary to check and send. Without JavaScript all
 * fields are on one page in the same order.
 */
export function RequestForm({ sheet, labels, backTo, today, send, otherWays, returned }: RequestFormProps) {
  const { definition, words, days } = sheet;
  const { kind } = definition;
  const own = requestForm(kind);
  const request = useRequestForm({
    definition,
    today,
    returned,
    send: (checked, key) => send(kind, checked, key),
  });
  const { form, failure, success, isOffline, isReturned, summaryRef, formRef, restart, day } = request;
  const { step, last, namesOf, savedAt, hadDraft, headRef, headingRef, back, goToNext, change, sendIt } =
    useRequestSteps(sheet, request);
  if (success) return <RequestSent labels={labels} reference={success.reference} />;

  const inSteps = step > 0;
  const fields = new Map(fieldsOf(definition));
  const codeOf = (name: string) => form.getFieldState(name, form.formState).error?.type;
  const errorOf = (name: string) => {
    const code = codeOf(name);
    if (name === consentField) return code === undefined ? undefined : labels.consentMissing;
    const field = fields.get(name);
    const texts = Object.values(words.steps).find((one) => name in one.fields)?.fields[name];
    return field && texts && problemText(code, field, texts, { labels, days, today: day });
  };
  const summaryOf = (names: readonly string[]) => (
    <ErrorSummary
      ref={summaryRef}
      title={labels.summary}
      fields={names.map((name) => ({ id: `${own.id}-${name}`, error: errorOf(name) }))}
    />
  );
  const restoredText = hadDraft && step > 1 ? labels.kept : undefined;
  const typed = () =>
    summaryLines(sheet, requestInput(definition, form.getValues()) as Answers).lines.join('\n');
  return (
    <Root
      ref={formRef}
      {...plainFormAttributes(own)}
      {...data(styleData, { kind: isReturned ? 'plain' : inSteps ? 'steps' : 'waiting' })}
      onChange={({ target: { name } }) => {
        // A line of the error summary disappears when its field is corrected. Not `onInput`: it comes before the field's own
        // `onChange`, and what is pasted or filled in at once would be checked as it was before.
        if (codeOf(name) !== undefined) void form.trigger(name);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.formState.isSubmitting) return;
        takeFields(form, event.currentTarget);
        restart();
        void (inSteps && step < last ? goToNext() : sendIt(event));
      }}
    >
      <input type="hidden" name="key" />
      <StepHead
        ref={headRef}
        name={words.name}
        {...{ step, labels, backTo }}
        steps={last}
        onBack={back}
        saved={savedAt === undefined ? restoredText : fill(labels.saved, { time: savedAt })}
      />
      {!inSteps && summaryOf([...fields.keys(), consentField])}
      {Object.entries(definition.steps).map(([name, stepFields], index) => {
        const isShown = step === index + 1;
        const texts = words.steps[name];
        return (
          texts && (
            <RequestStep
              key={name}
              formId={own.id}
              {...{ form, today, labels, isShown, inSteps, errorOf }}
              fields={stepFields}
              words={texts}
              hasNext={!isReturned && (inSteps || index === 0)}
              headingRef={isShown ? headingRef : undefined}
            >
              {isShown && summaryOf(namesOf(step))}
            </RequestStep>
          )
        );
      })}
      <CheckStep
        formId={own.id}
        {...{ form, sheet, labels, inSteps }}
        isShown={step === last}
        consentError={errorOf(consentField)}
        onChange={change}
        headingRef={step === last ? headingRef : undefined}
        problems={step === last && summaryOf(namesOf(step))}
      >
        <LanguageField />
        <Honeypot label={labels.leaveEmpty} />
        <FormFailure
          message={failureMessage(failure, labels)}
          offlineMessage={isOffline ? labels.offline : undefined}
          otherWays={failure || isOffline ? { ...otherWays, text: typed() } : undefined}
        />
        <SubmitButton
          label={labels.submit}
          sendingLabel={labels.sending}
          sending={form.formState.isSubmitting}
        />
      </CheckStep>
    </Root>
  );
}
