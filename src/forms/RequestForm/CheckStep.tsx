import type { ReactNode, Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { data } from '../../components/behaviourProps';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { fill } from '../../domain/fill';
import { requestInput, ticked, type Answers } from '../../domain/requests/answers';
import { consentField, copyField } from '../../domain/requests/definition';
import { summaryRows } from '../../domain/requests/summary';
import type { RequestSheet } from '../../domain/requests/words';
import { styleData } from '../../theme/attributes';
import { FormCheckboxGroup } from '../fields/FormCheckboxGroup';
import { Group, Next, Note, Step } from './RequestForm.styles';
import type { RequestFormLabels } from './requestWords';
import { stepHash } from './useSteps';
import type { RequestValues } from './useRequestForm';

interface CheckStepProps {
  sheet: RequestSheet;
  labels: RequestFormLabels;
  isShown: boolean;
  inSteps: boolean;
  /** Goes to a step, from 1, to change its answers. */
  onChange: (step: number) => void;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  /** The error summary. */
  problems: ReactNode;
  /** The end of the form. */
  children: ReactNode;
}

/** The last step: all answers, how they are used, and the submit button. */
export function CheckStep(props: CheckStepProps) {
  const { sheet, labels, isShown, inSteps, onChange, headingRef, problems, children } = props;
  const { definition, words } = sheet;
  const Heading = inSteps ? 'h1' : 'h2';
  const steps = Object.keys(definition.steps);
  const answers = requestInput(definition, useFormContext<RequestValues>().getValues()) as Answers;
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
        <FormCheckboxGroup<RequestValues>
          name={copyField}
          legend={labels.copy}
          help={labels.copyHelp}
          boxes={[{ name: copyField, value: ticked, label: labels.copy }]}
        />
      )}
      {definition.consent !== undefined && words.consent !== undefined && (
        <FormCheckboxGroup<RequestValues>
          name={consentField}
          legend={labels.consentLegend}
          unkept
          boxes={[{ name: consentField, value: definition.consent, label: words.consent }]}
        />
      )}
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
