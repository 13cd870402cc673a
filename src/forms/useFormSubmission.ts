import { useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { forms, type FormName } from '../domain/forms';
import { takeFields } from './takeFields';
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
  /** Loads what sending needs; called when somebody begins to fill in, because there is most likely a connection then. */
  prepare: () => Promise<unknown>;
}

interface FormSubmission<Values, Output, Result> extends Submission<Output, Result> {
  /** The values that are not sent yet: offline those now in the form, otherwise those of the last attempt. */
  unsent: Values | Output;
  /** The error summary, which receives the focus when an attempt has found errors. */
  summaryRef: RefObject<HTMLDivElement | null>;
  /** For the form's element. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Submits a react-hook-form form, one attempt at a time: resets it on success, and sets the errors that the server found. */
export function useFormSubmission<
  Name extends FormName,
  Output extends FieldValues,
  Result extends SubmissionResult,
>(
  form: UseFormReturn<FormValues<Name>, unknown, Output>,
  { prepare, ...options }: FormSubmissionOptions<Name, Output, Result>,
): FormSubmission<FormValues<Name>, Output, Result> {
  // Watched on every keystroke only while they are shown.
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
    unsent: submission.isOffline ? values : (submission.lastValues ?? values),
    summaryRef,
    onSubmit: (event) => {
      event.preventDefault();
      if (isSubmitting) return;
      const isFilledIn = takeFields(form, event.currentTarget);
      // The form is empty because it was sent: a second press does nothing, and the success message stays.
      if (submission.success && !isDirty && !isFilledIn) return;
      submission.restart();
      void submit(event);
    },
  };
}
