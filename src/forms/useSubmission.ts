import { useEffect, useRef, useState, type RefObject } from 'react';
import { draftData } from '../behaviours/contract';
import { attachDraft, clearDraft, reportFormStart } from '../behaviours/draft';
import { behaviour, data, needsReact } from '../components/behaviourProps';
import { apiOrigin } from '../domain/apiOrigin';
import { forms, type FormName, type SiteForm } from '../domain/forms';
import type { Problems } from '../domain/problems';
import { readHoneypot } from './Honeypot/readHoneypot';
import { useOffline } from './useOffline';

/** What a service says about what it was to send, as far as a form depends on it. */
export type SubmissionResult =
  | { ok: true }
  | {
      ok: false;
      /** Fields that the server found wrong. */
      problems?: Problems;
      /** Why it was not taken; `offline` where nothing was tried. */
      reason?: string;
      /** The same, of a service that gives no reasons. */
      offline?: true;
    };

type Success<Result> = Extract<Result, { ok: true }>;
type Failure<Result> = Extract<Result, { ok: false }>;

export interface SubmissionOptions<Values, Result> {
  /** Which form it is. */
  form: SiteForm;
  /** What the fields hold now. */
  values: Readonly<Record<string, unknown>>;
  /** Sends checked values, with what machines put into the hidden field. Never throws. */
  submit: (values: Values, form: HTMLFormElement) => Promise<Result>;
}

/** What became of the last try, and what sends the next one: the same for every form. */
export interface Submission<Values, Result> {
  /** The form's element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The answer to a try that arrived. */
  success: Success<Result> | undefined;
  /** The answer to a try that did not; of a try that found the browser offline only as long as that lasts. */
  failure: Failure<Result> | undefined;
  /** Whether the browser is offline, and the form holds something to send. */
  isOffline: boolean;
  /** What the last try wanted to send. */
  tried: Values | undefined;
  /** Forgets the last try. */
  restart: () => void;
  /** Sends; a success clears the draft, and nothing else does. */
  submit: (values: Values) => Promise<Result>;
}

/** What makes a form's element work as a plain form until React is there. @param id Its id, for two in a page. */
export function formAttributes(name: FormName, id: string = forms[name].id) {
  return plainFormAttributes({ ...forms[name], id });
}

/** The same of any form. */
export function plainFormAttributes({ id, path, draft }: Pick<SiteForm, 'id' | 'path' | 'draft'>) {
  return {
    id,
    action: apiOrigin === '' ? path : apiOrigin + path,
    method: 'post',
    // One set of checks and words: React’s, and before it is there the server’s, which sends the page back.
    noValidate: true,
    ...behaviour(draft === undefined ? 'begin' : 'draft'),
    ...data(draftData, { draft }),
    ...needsReact('focus'),
  };
}

/** Sends a form and keeps what became of it. */
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
    tried: last?.values,
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
