import { FormProvider } from 'react-hook-form';
import { data } from '../../components/behaviourProps';
import { fill } from '../../domain/fill';
import { requestInput, type Answers, type CoverRequest } from '../../domain/requests/answers';
import { consentField, fieldsOf } from '../../domain/requests/definition';
import type { RequestKind } from '../../domain/requests/kinds';
import { summaryLines } from '../../domain/requests/summary';
import type { RequestSheet } from '../../domain/requests/words';
import type { ReturnedForm } from '../../domain/returned';
import type { RequestResult } from '../../services/sendRequest';
import { styleData } from '../../theme/attributes';
import type { ContactAlternativesProps } from '../ContactAlternatives/ContactAlternatives';
import { FormId } from '../fields/useField';
import { FormEnd } from '../FormEnd/FormEnd';
import { FormErrors } from '../FormErrors';
import { failureMessage } from '../FormFailure/failureMessage';
import { CheckStep } from './CheckStep';
import { Root } from './RequestForm.styles';
import { RequestSent } from './RequestSent';
import { RequestStep } from './RequestStep';
import type { RequestFormLabels } from './requestWords';
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
  const { definition, words } = sheet;
  const submission = useRequestForm({ sheet, labels, today, returned, send });
  const { form, formProps, press, failure, success, isOffline, isReturned, summaryRef } = submission;
  const { step, last, namesOf, savedAt, hadDraft, headRef, headingRef, back, goOn, change } = useRequestSteps(
    sheet,
    submission,
  );
  if (success) return <RequestSent labels={labels} reference={success.reference} />;

  const inSteps = step > 0;
  const summaryOf = (names: readonly string[]) => (
    <FormErrors ref={summaryRef} title={labels.summary} names={names} />
  );
  const restoredText = hadDraft && step > 1 ? labels.kept : undefined;
  const typed = () =>
    summaryLines(sheet, requestInput(definition, form.getValues()) as Answers).lines.join('\n');
  return (
    <FormProvider {...form}>
      <FormId value={formProps.id}>
        <Root
          {...formProps}
          {...data(styleData, { kind: isReturned ? 'plain' : inSteps ? 'steps' : 'waiting' })}
          onChange={({ target: { name } }) => {
            // A line of the error summary disappears when its field is corrected. Not `onInput`: it comes before the field's
            // own `onChange`, and what is pasted or filled in at once would be checked as it was before.
            if (form.getFieldState(name).invalid) void form.trigger(name);
          }}
          onSubmit={(event) => {
            press(event, () => goOn(event));
          }}
        >
          <StepHead
            ref={headRef}
            name={words.name}
            {...{ step, labels, backTo }}
            steps={last}
            onBack={back}
            saved={savedAt === undefined ? restoredText : fill(labels.saved, { time: savedAt })}
          />
          {!inSteps && summaryOf([...fieldsOf(definition).map(([name]) => name), consentField])}
          {Object.entries(definition.steps).map(([name, fields], index) => {
            const isShown = step === index + 1;
            const texts = words.steps[name];
            return (
              texts && (
                <RequestStep
                  key={name}
                  {...{ today, fields, labels, isShown, inSteps }}
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
            {...{ sheet, labels, inSteps }}
            isShown={step === last}
            onChange={change}
            headingRef={step === last ? headingRef : undefined}
            problems={step === last && summaryOf(namesOf(step))}
          >
            <FormEnd
              labels={labels}
              submission={submission}
              message={failureMessage(failure, labels)}
              otherWays={failure || isOffline ? { ...otherWays, text: typed() } : undefined}
              hasKey
              isNoticeFirst
            />
          </CheckStep>
        </Root>
      </FormId>
    </FormProvider>
  );
}
