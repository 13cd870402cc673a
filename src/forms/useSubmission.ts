import { useEffect, useRef, useState, type RefObject } from 'react';
import { draftData } from '../behaviours/contract';
import { clearDraft } from '../behaviours/page/clearDraft';
import { attachDraft, reportFormStart } from '../behaviours/page/draft';
import { behaviour, data, needsReact } from '../components/behaviourProps';
import type { SiteForm } from '../domain/forms';
import type { Problems } from '../domain/problems';
import { readHoneypot } from './Honeypot/readHoneypot';
import { useOffline } from './useOffline';

/** The part of a service's result that a form depends on. */
export type SubmissionResult =
  | { ok: true }
  | {
      ok: false;
      /** Fields that the server found invalid. */
      problems?: Problems;
      /** Why it was not accepted; `offline` if nothing was sent. */
      reason?: string;
      /** HTTP status of the answer. */
      status?: number;
      /** The same, from a service that gives no reasons. */
      offline?: true;
    };

type Success<Result> = Extract<Result, { ok: true }>;
type Failure<Result> = Extract<Result, { ok: false }>;

export interface SubmissionOptions<Values, Result> {
  /** Which form it is. */
  form: SiteForm;
  /** Current values of the fields. */
  values: Readonly<Record<string, unknown>>;
  /** Sends validated values, with the value of the honeypot field if a bot filled it in. Never throws. */
  submit: (values: Values, form: HTMLFormElement) => Promise<Result>;
}

/** The result of the last attempt, and the function that makes the next one: the same for every form. */
export interface Submission<Values, Result> {
  /** The form's element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The result of an attempt that was accepted. */
  success: Success<Result> | undefined;
  /** The result of an attempt that was not; if the browser was offline, only until it is online again. */
  failure: Failure<Result> | undefined;
  /** Whether the browser is offline while the form holds something to send. */
  isOffline: boolean;
  /** Values of the last attempt. */
  lastValues: Values | undefined;
  /** Clears the result of the last attempt. */
  restart: () => void;
  /** Sends the values. Only a success clears the draft. */
  submit: (values: Values) => Promise<Result>;
}

/** Attributes that make the form work as a plain form until React is there. */
export function formAttributes({ id, path, draft }: Pick<SiteForm, 'id' | 'path' | 'draft'>) {
  return {
    id,
    action: path,
    method: 'post',
    // One set of validation messages: React's, and before React is there the server's, which returns the page with them.
    noValidate: true,
    ...behaviour(draft === undefined ? 'begin' : 'draft'),
    ...data(draftData, { draft }),
    ...needsReact('focus'),
  };
}

/** Sends a form and keeps the result. */
export function useSubmission<Values extends object, Result extends SubmissionResult>(
  options: SubmissionOptions<Values, Result>,
): Submission<Values, Result> {
  const { draft } = options.form;
  const offline = useOffline();
  const formRef = useRef<HTMLFormElement>(null);
  const [last, setLast] = useState<{ values: Values; result: Result }>();

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    return draft === undefined ? reportFormStart(form) : attachDraft(form);
  }, [draft]);

  const failure = last && !last.result.ok ? (last.result as Failure<Result>) : undefined;
  const foundOffline = failure?.offline ?? failure?.reason === 'offline';
  const isFilled = Object.values(options.values).some(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return {
    formRef,
    success: last?.result.ok ? (last.result as Success<Result>) : undefined,
    failure: foundOffline && !offline ? undefined : failure,
    isOffline: offline && (foundOffline || isFilled),
    lastValues: last?.values,
    restart: () => {
      setLast(undefined);
    },
    submit: async (values) => {
      const form = formRef.current;
      if (!form) throw new Error('The form is not in the page');
      const result = await options.submit({ ...values, ...readHoneypot(form) }, form);
      setLast({ values, result });
      if (result.ok && draft !== undefined) clearDraft(draft);
      return result;
    },
  };
}
