import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { dayInNairobi } from '../../domain/dates';
import type { ProblemCode } from '../../domain/problems';
import { problemsOf } from '../../domain/problems';
import { requestInput, uncheckedRequest, type CoverRequest } from '../../domain/requests/answers';
import { copyField, formNames, type RequestDefinition } from '../../domain/requests/definition';
import { requestFormName } from '../../domain/requests/kinds';
import { requestForm } from '../../domain/requests/requestForm';
import { returnedTo, type ReturnedForm } from '../../domain/returned';
import type { RequestResult } from '../../services/sendRequest';
import { toFieldErrors } from '../schemaResolver';
import { submitIdempotently } from '../submitIdempotently';
import { useSubmission } from '../useSubmission';
import { useTyped } from './useTyped';

/** Values of a request's inputs: strings, and `yes` for ticked boxes. */
export type RequestValues = Record<string, string>;

interface RequestFormOptions {
  definition: RequestDefinition;
  today: string | undefined;
  returned: ReturnedForm | undefined;
  /** Sends a request; never throws. */
  send: (request: CoverRequest, key: string) => Promise<RequestResult>;
}

const loadSchema = (definition: RequestDefinition, today: string) =>
  import('../../domain/requests/schema').then(({ requestSchema }) => requestSchema(definition, today));

/** A copy needs an e-mail address; without one the wish for a copy is dropped. */
function inputOf(definition: RequestDefinition, values: RequestValues) {
  const { [copyField]: copy = '', ...others } = values;
  return requestInput(definition, { ...others, [copyField]: values['email']?.trim() ? copy : '' });
}

/** The form of a request: values, validation and submission. */
export function useRequestForm({ definition, today, returned, send }: RequestFormOptions) {
  const { kind } = definition;
  const [day] = useState(() => today ?? dayInNairobi(new Date()));
  const returnedForm = returnedTo(requestFormName(kind), returned);
  const [errors] = useState(() => toFieldErrors<RequestValues>(returnedForm?.problems));
  const resolver: Resolver<RequestValues, unknown, CoverRequest> = async (values) => {
    const input = inputOf(definition, values);
    const schema = await loadSchema(definition, day).catch(() => undefined);
    // The server validates the same.
    if (!schema) return { values: uncheckedRequest(input), errors: {} };
    const checked = schema.safeParse(input);
    if (checked.success) return { values: checked.data, errors: {} };
    return { values: {}, errors: toFieldErrors(problemsOf(checked.error.issues)) };
  };
  const form = useForm<RequestValues, unknown, CoverRequest>({
    defaultValues: Object.fromEntries(
      formNames(definition).map((name) => [name, returnedForm?.values[name] ?? '']),
    ),
    errors,
    resolver,
    shouldFocusError: false,
  });
  const values = useTyped(form);
  const submission = useSubmission<CoverRequest, RequestResult>({
    form: requestForm(kind),
    values,
    submit: (request, element) => submitIdempotently(element, (key) => send(request, key)),
  });
  const { isDirty } = form.formState;
  const onBegin = useEffectEvent(() => {
    loadSchema(definition, day).catch(() => undefined);
  });
  useEffect(() => {
    // There is most likely a connection now.
    if (isDirty) onBegin();
  }, [isDirty]);

  const summaryRef = useRef<HTMLDivElement>(null);
  const [summaryShown, setSummaryShown] = useState(0);
  useEffect(() => {
    if (summaryShown > 0) summaryRef.current?.focus();
  }, [summaryShown]);
  return {
    ...submission,
    form,
    /** Day on which the checks are based, ISO 8601. */
    day,
    /** Whether the server returned the form: then everything is on one page. */
    isReturned: returnedForm !== undefined,
    summaryRef,
    /** Moves the focus to the error summary once it is rendered. */
    showProblems: () => {
      setSummaryShown((count) => count + 1);
    },
    /** Sends validated values; returns the fields that the server found invalid. */
    submitRequest: async (request: CoverRequest): Promise<string[]> => {
      const result = await submission.submit(request);
      const found = !result.ok && result.reason === 'refused' ? Object.entries(result.problems) : [];
      for (const [name, type] of found) form.setError(name, { type: type satisfies ProblemCode });
      return found.map(([name]) => name);
    },
  };
}
