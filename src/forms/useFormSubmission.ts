import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { idempotencyKey } from '../behaviours/page/draft';
import type { SiteForm } from '../domain/forms';
import type { ProblemCode } from '../domain/problems';
import { returnedTo, type ReturnedForm } from '../domain/returned';
import { sendOnce } from '../services/sendOnce';
import { schemaResolver, toFieldErrors, type SchemaResolverOptions } from './schemaResolver';
import { takeFields } from './takeFields';
import { useOffline } from './useOffline';
import { formAttributes, useSubmission, type SubmissionResult } from './useSubmission';

interface FormSubmissionOptions<Values, Output, Result> extends SchemaResolverOptions<Values, Output> {
  /** Name of the form in a plain post that the server refused. */
  name: ReturnedForm['form'];
  /** Which form it is. */
  site: SiteForm;
  /** Id of the form's element, for two in a page. */
  id?: string | undefined;
  /** Initial values of fields that are not empty. */
  initial?: Partial<Values>;
  /** A plain post that the server refused. */
  returned?: ReturnedForm | undefined;
  /** Loads what sending needs beside the schema. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** Sends validated values; the key stays the same for every attempt with the same values. Never throws. */
  submit: (values: Output, key: string) => Promise<Result>;
}

/** The current values: watched on every keystroke only while they are shown. */
function valuesOf<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  isShown: boolean,
): Values {
  return isShown ? form.watch() : form.getValues();
}

/**
 * A form of react-hook-form that is sent, one attempt at a time: it is reset on success, and shows the errors that the
 * server found. An attempt with errors moves the focus to the error summary, not to a field.
 */
export function useFormSubmission<
  Values extends Record<string, string>,
  Output extends FieldValues,
  Result extends SubmissionResult,
>(options: FormSubmissionOptions<Values, Output, Result>) {
  const { name, site, id = site.id, initial, load, prepare, submit, messageOf } = options;
  const back = returnedTo(name, options.returned);
  const emptyValues = Object.fromEntries(site.fields.map((field) => [field, ''])) as DefaultValues<Values>;
  const defaultValues = { ...emptyValues, ...initial, ...back?.values } as DefaultValues<Values>;
  const [errors] = useState(() => toFieldErrors(back?.problems ?? {}, defaultValues as Values, messageOf));
  const form = useForm<Values, unknown, Output>({
    ...{ defaultValues, errors },
    resolver: schemaResolver(options),
    shouldFocusError: false,
  });
  const values = valuesOf(form, useOffline());
  const {
    submit: deliver,
    formRef,
    ...submission
  } = useSubmission<Output, Result>({
    form: site,
    values,
    submit: (checked, element) =>
      sendOnce(
        (fresh) => idempotencyKey(element, fresh),
        (key) => submit(checked, key),
      ),
  });
  const { isDirty, isSubmitting, submitCount } = form.formState;

  const summaryRef = useRef<HTMLDivElement>(null);
  const [summaryCount, setSummaryCount] = useState(0);
  useEffect(() => {
    if (submitCount + summaryCount > 0) summaryRef.current?.focus();
  }, [submitCount, summaryCount]);

  const onBegin = useEffectEvent(() => {
    // There is most likely a connection now.
    for (const loading of [load(), prepare?.()]) loading?.catch(() => undefined);
  });
  useEffect(() => {
    if (isDirty) onBegin();
  }, [isDirty]);

  /** Validates everything and sends it. @param onProblems Receives the names of invalid fields. */
  const send = (event: SubmitEvent<HTMLFormElement>, onProblems?: (names: string[]) => void) =>
    form.handleSubmit(
      async (checked) => {
        const result = await deliver(checked);
        if (result.ok) {
          form.reset(emptyValues, { keepFieldsRef: true });
          return;
        }
        const found = Object.entries<ProblemCode>(result.problems ?? {});
        for (const [field, type] of found)
          form.setError(field as FieldPath<Values>, {
            type,
            message: messageOf(field, type, form.getValues()),
          });
        if (found.length > 0) onProblems?.(found.map(([field]) => field));
      },
      (invalid) => onProblems?.(Object.keys(invalid)),
    )(event);
  /** Reads the current values of the fields, then runs the action of the pressed button. Does nothing while the form is being sent. */
  const press = (event: SubmitEvent<HTMLFormElement>, action: () => Promise<void>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const isFilledIn = takeFields(form, event.currentTarget);
    // The form is empty because it was sent: a second press does nothing, and the success message stays.
    if (submission.success && !isDirty && !isFilledIn) return;
    submission.restart();
    void action();
  };
  return {
    ...submission,
    ...{ form, site, send, press },
    /** Whether the server returned the form. */
    isReturned: back !== undefined,
    /** The values that are not sent yet: offline those now in the form, otherwise those of the last attempt. */
    unsent: submission.isOffline ? values : (submission.lastValues ?? values),
    /** The error summary, which receives the focus when an attempt has found errors. */
    summaryRef,
    /** Moves the focus to the error summary once it is rendered. */
    focusSummary: () => {
      setSummaryCount((count) => count + 1);
    },
    /** For the form's element. */
    formProps: {
      ...formAttributes({ ...site, id }),
      ref: formRef,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        press(event, () => send(event));
      },
    },
  };
}
