import type { ReactNode, Ref } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { data } from '../../components/behaviourProps';
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { fill } from '../../domain/fill';
import { requestInput, ticked, type Answers, type CoverRequest } from '../../domain/requests/answers';
import { consentField, copyField } from '../../domain/requests/definition';
import { summaryRows } from '../../domain/requests/summary';
import type { RequestSheet } from '../../domain/requests/words';
import { styleData } from '../../theme/attributes';
import { FormNotice } from '../FormNotice/FormNotice';
import { registerBox } from './registerBox';
import { Group, Next, Note, Step } from './RequestForm.styles';
import type { RequestFormLabels } from './requestWords';
import { stepHash } from './useSteps';
import type { RequestValues } from './useRequestForm';

interface CheckStepProps {
  form: UseFormReturn<RequestValues, unknown, CoverRequest>;
  formId: string;
  sheet: RequestSheet;
  labels: RequestFormLabels;
  isShown: boolean;
  inSteps: boolean;
  /** Error message of the consent. */
  consentError: string | undefined;
  /** Goes to a step, from 1, to change its answers. */
  onChange: (step: number) => void;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  /** The error summary. */
  problems: ReactNode;
  /** The submit button and its result. */
  children: ReactNode;
}

/** The last step: all answers, how they are used, and the submit button. */
export function CheckStep(props: CheckStepProps) {
  const { form, formId, sheet, labels, isShown, inSteps, consentError, onChange, headingRef } = props;
  const { problems, children } = props;
  const { definition, words } = sheet;
  const Heading = inSteps ? 'h1' : 'h2';
  const steps = Object.keys(definition.steps);
  const answers = requestInput(definition, form.getValues()) as Answers;
  const hasAddress = !inSteps || answers['email'] !== undefined;
  return (
    <Step {...data(styleData, { shown: isShown })}>
      <Heading ref={headingRef} tabIndex={-1}>
        {inSteps ? labels.check : labels.send}
      </Heading>
      {problems}
      {inSteps && isShown && (
        <>
          <Note>{labels.nothingSent}</Note>
          {summaryRows(sheet, answers).map(({ step, title, rows }) => {
            const number = steps.indexOf(step) + 1;
            return (
              <Group key={step}>
                <h2>
                  {title}
                  <a
                    href={stepHash(number)}
                    onClick={(event) => {
                      event.preventDefault();
                      onChange(number);
                    }}
                  >
                    {labels.change}
                    <VisuallyHidden> {fill(labels.changeStep, { title })}</VisuallyHidden>
                  </a>
                </h2>
                <dl>
                  {rows.map(({ field, label, value }) => (
                    <div key={field}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </Group>
            );
          })}
        </>
      )}
      {labels.copy !== undefined && hasAddress && (
        <ChoiceGroup
          id={`${formId}-${copyField}`}
          type="checkbox"
          legend={labels.copy}
          help={labels.copyHelp}
          choices={[{ ...registerBox(form, copyField), value: ticked, label: labels.copy }]}
        />
      )}
      {definition.consent !== undefined && words.consent !== undefined && (
        <ChoiceGroup
          id={`${formId}-${consentField}`}
          type="checkbox"
          legend={labels.consentLegend}
          error={consentError}
          unkept
          choices={[
            {
              ...registerBox(form, consentField, definition.consent),
              value: definition.consent,
              label: words.consent,
            },
          ]}
        />
      )}
      <FormNotice text={labels.notice} policy={labels.policy} />
      {children}
      <Next>
        <h2>{labels.nextTitle}</h2>
        {labels.nextSteps.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Next>
    </Step>
  );
}
