import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { hasDraft } from '../../behaviours/page/draft';
import { firstOpenStep } from '../../domain/requests/answers';
import { consentField } from '../../domain/requests/definition';
import { requestFormName } from '../../domain/requests/kinds';
import type { RequestSheet } from '../../domain/requests/words';
import type { useRequestForm } from './useRequestForm';
import { useSteps } from './useSteps';

/** The second press of a double tap comes within this time, in ms, and would hit the next step's button. */
const doubleTap = 500;

/** Navigation through the steps of a form; the last one checks and sends. Step 0 means all steps on one page. */
export function useRequestSteps(
  { definition }: RequestSheet,
  { form, isReturned, focusSummary, send }: ReturnType<typeof useRequestForm>,
) {
  const draft = requestFormName(definition.kind);
  const steps = Object.values(definition.steps);
  const last = steps.length + 1;
  const { step: stepInAddress, go, back, stayAt } = useSteps(last);
  const step = isReturned ? 0 : stepInAddress;
  const head = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  /** Whether the visitor came from the summary, and goes back there. */
  const fromSummary = useRef(false);
  const isChecking = useRef(false);
  /** Time at which the last step was left, in ms of `performance.now()`. */
  const leftAt = useRef(-doubleTap);
  const [hadDraft] = useState(() => hasDraft(draft));
  const [savedAt, setSavedAt] = useState<string>();

  useEffect(() => {
    // Answers that are not stored in a draft have to be given again first.
    stayAt(firstOpenStep(definition, form.getValues()));
  }, [definition, form, stayAt]);
  useEffect(() => {
    if (shownStep.current > 0 && step !== shownStep.current) {
      heading.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView();
    }
    shownStep.current = step;
  }, [step]);

  /** Names of a step's fields that can be invalid. */
  const namesOf = (number: number) =>
    number === last ? [consentField] : Object.keys(steps[number - 1] ?? {});

  /** Goes to the first step with an error. */
  function showInvalid(names: readonly string[]): void {
    const invalidStep = steps.findIndex((fields) => names.some((name) => name in fields)) + 1 || last;
    if (step > 0 && invalidStep !== step) go(invalidStep);
  }

  async function goToNext(): Promise<void> {
    if (isChecking.current || performance.now() - leftAt.current < doubleTap) return;
    isChecking.current = true;
    const isValid = await form.trigger(namesOf(step)).finally(() => {
      isChecking.current = false;
    });
    if (!isValid) {
      focusSummary();
      return;
    }
    const isComplete = firstOpenStep(definition, form.getValues()) === last;
    go(fromSummary.current && isComplete ? last : step + 1);
    fromSummary.current = false;
    leftAt.current = performance.now();
    // Only if the browser has really stored it.
    if (hasDraft(draft)) setSavedAt(new Date().toTimeString().slice(0, 5));
  }

  return {
    step,
    last,
    namesOf,
    back,
    /** Goes from the summary to a step, which leads back to the summary. */
    change: (number: number) => {
      fromSummary.current = true;
      go(number);
    },
    /** Validates the step and goes to the next one; the last step validates everything and sends it. */
    goOn: (event: SubmitEvent<HTMLFormElement>) =>
      step > 0 && step < last ? goToNext() : send(event, showInvalid),
    /** Time at which the answers were last stored, and whether there were stored ones at first. */
    savedAt,
    hadDraft,
    headRef: head,
    headingRef: heading,
  };
}
