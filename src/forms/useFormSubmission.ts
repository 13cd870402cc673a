import { useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { forms, type FormName } from '../domain/forms';
import { emptyValues, type FormValues } from './useFormOptions';
import { useOffline } from './useOffline';
import {
  useSubmission,
  type Submission,
  type SubmissionOptions,
  type SubmissionResult,
} from './useSubmission';

interface FormSubmissionOptions<Name extends FormName, Output, Result> extends Omit<
  SubmissionOptions<Output, Result>,
  'values' | 'form'
> {
  /** Which form it is. */
  name: Name;
  /** Loads what a try needs; called when somebody begins to fill in: most likely there is a connection then. */
  prepare: () => Promise<unknown>;
}

interface FormSubmission<Values, Output, Result> extends Submission<Output, Result> {
  /** The values still to be sent: those now in the form while offline, otherwise those of the last attempt. */
  unsent: Values | Output;
  /** The summary of errors, which takes the focus when a try has found some. */
  summaryRef: RefObject<HTMLDivElement | null>;
  /** For the form's element. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Submits a form of react-hook-form, one try at a time: empties it when it has arrived, and gives it the problems that
 * the server found.
 */
export function useFormSubmission<
  Name extends FormName,
  Output extends FieldValues,
  Result extends SubmissionResult,
>(
  form: UseFormReturn<FormValues<Name>, unknown, Output>,
  { prepare, ...options }: FormSubmissionOptions<Name, Output, Result>,
): FormSubmission<FormValues<Name>, Output, Result> {
  // Followed stroke by stroke only where they are shown.
  const values = useOffline() ? form.watch() : form.getValues();
  const submission = useSubmission<Output, Result>({ ...options, form: forms[options.name], values });
  const summaryRef = useRef<HTMLDivElement>(null);
  const { isDirty, isSubmitting, submitCount } = form.formState;

  useEffect(() => {
    if (submitCount > 0) summaryRef.current?.focus();
  }, [submitCount]);

  const onBegin = useEffectEvent(() => {
    prepare().catch(() => undefined);
  });
  useEffect(() => {
    if (isDirty) onBegin();
  }, [isDirty]);

  const submit = form.handleSubmit(async (values) => {
    const result = await submission.submit(values);
    if (result.ok) form.reset(emptyValues(options.name), { keepFieldsRef: true });
    else
      for (const [name, type] of Object.entries(result.problems ?? {}))
        form.setError(name as FieldPath<FormValues<Name>>, { type });
  });
  return {
    ...submission,
    unsent: submission.isOffline ? values : (submission.tried ?? values),
    summaryRef,
    onSubmit: (event) => {
      event.preventDefault();
      // The form is empty because it has arrived: a second press asks for nothing, and the success stays.
      if (isSubmitting || (submission.success && !isDirty)) return;
      submission.restart();
      void submit(event);
    },
  };
}
