import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useForm, type Resolver, type UseFormRegisterReturn } from 'react-hook-form';
import { attachDraft, clearDraft } from '../behaviours/draft';
import { problemsOf, type ProblemCode, type Problems } from '../domain/problems';
import { clearFields, isFilled, readFields, readHoneypot } from './formFields';

/** The part of a schema that a form uses. */
interface Schema<Output> {
  safeParse(
    input: unknown,
  ):
    { success: true; data: Output } | { success: false; error: { issues: Parameters<typeof problemsOf>[0] } };
}

/** What a form with checked fields is made of. */
export interface CheckedFormOptions<Name extends string, Output> {
  /** The form's element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The summary of mistakes, which takes the focus. */
  summaryRef: RefObject<HTMLDivElement | null>;
  /** Names of the fields, in the order of the page. */
  names: readonly Name[];
  /** Loads what a filled-in form must be: a module of its own, needed only when somebody sends. */
  schema: () => Promise<Schema<Output>>;
  /** Makes the schema's input of what stands in the fields, where texts alone will not do. */
  toInput?: (values: Record<string, string>) => unknown;
  /** Loads what sending needs besides; called when somebody begins to type. */
  prepare?: () => Promise<unknown>;
  /** Name of the draft. */
  draft: string;
  /** Problems that the server found in a plain post. */
  returned?: Problems | undefined;
  /** Called at every try, before anything is checked. */
  onTry: () => void;
  /**
   * Called with a checked filling, what machines put into the unseen field besides, and the form it stands in. Says
   * whether it has arrived, which empties the form, or which problems were found.
   */
  deliver: (values: Output, form: HTMLFormElement) => Promise<'arrived' | 'kept' | Problems>;
}

/** What a form gets to draw itself. */
export interface CheckedForm<Name extends string> {
  /** Attributes that tie an input to its field. */
  register: (name: Name) => UseFormRegisterReturn;
  /** Looks again whether a field is wrong, once somebody has tried to send; for fields that are not registered. */
  recheck: (name: Name) => void;
  /** What is wrong now. */
  problems: Partial<Record<Name, ProblemCode>>;
  /** Whether the form is on its way. */
  sending: boolean;
  /** For the form's element. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Problems as the form library keeps them; the words are found where they are shown. */
function asErrors(problems: Problems) {
  return Object.fromEntries(
    Object.entries(problems).map(([name, code]) => [name, { type: code, message: code }]),
  );
}

/**
 * A form of uncontrolled fields that is checked by a schema, sent once at a time, and emptied only when it arrived.
 * The fields themselves hold the truth: what was typed before React came is still there.
 */
export function useCheckedForm<Name extends string, Output>(
  options: CheckedFormOptions<Name, Output>,
): CheckedForm<Name> {
  const { formRef, summaryRef, names, schema, prepare, toInput, draft, returned, onTry, deliver } = options;
  const busy = useRef(false);
  const arrived = useRef(false);
  const sentBefore = useRef(false);
  const [earlier, setEarlier] = useState(returned);

  const resolver: Resolver<Record<string, string>, unknown, { checked: Output }> = async () => {
    const values = formRef.current ? readFields(formRef.current, names) : {};
    const input = toInput ? toInput(values) : values;
    const loaded = await schema().catch(() => undefined);
    // Where even the check cannot be loaded, sending says what is wrong; the server checks the same in any case.
    if (!loaded) return { values: { checked: input as Output }, errors: {} };
    const result = loaded.safeParse(input);
    if (result.success) return { values: { checked: result.data }, errors: {} };
    return { values: {}, errors: asErrors(problemsOf(result.error.issues)) };
  };
  const form = useForm({ resolver, shouldFocusError: false });
  const { errors, isSubmitting, submitCount } = form.formState;

  useEffect(() => {
    const element = formRef.current;
    if (!element) return undefined;
    // Until here the browser's own checks served; from here on the form says more.
    element.noValidate = true;
    return attachDraft(element);
  }, [formRef]);

  useEffect(() => {
    // While somebody types, the line is most likely there: what sending needs is fetched then.
    const load = () => {
      void Promise.all([schema(), prepare?.()]).catch(() => undefined);
    };
    const element = formRef.current;
    element?.addEventListener('input', load, { once: true });
    return () => element?.removeEventListener('input', load);
  }, [formRef, schema, prepare]);

  useEffect(() => {
    if (submitCount > 0) summaryRef.current?.focus();
  }, [summaryRef, submitCount]);

  const accept = async (checked: Output, element: HTMLFormElement) => {
    const outcome = await deliver({ ...checked, ...readHoneypot(element) }, element);
    if (outcome === 'arrived') {
      clearDraft(draft);
      if (formRef.current) clearFields(formRef.current);
      arrived.current = true;
    } else if (outcome !== 'kept') {
      for (const [name, error] of Object.entries(asErrors(outcome))) form.setError(name, error);
    }
  };

  return {
    register: (name) => form.register(name),
    recheck: (name) => {
      if (submitCount > 0) void form.trigger(name);
    },
    problems: Object.fromEntries(
      names.flatMap((name) => {
        const code = earlier ? earlier[name] : errors[name]?.type;
        return code ? [[name, code]] : [];
      }),
    ) as Partial<Record<Name, ProblemCode>>,
    sending: isSubmitting,
    onSubmit: (event) => {
      event.preventDefault();
      // The form is empty because it has arrived: a second press asks for nothing, and the success stays.
      if (busy.current || (sentBefore.current && !isFilled(event.currentTarget))) return;
      busy.current = true;
      sentBefore.current = false;
      setEarlier(undefined);
      onTry();
      const element = event.currentTarget;
      const submit = form.handleSubmit(({ checked }) => accept(checked, element));
      void submit(event).finally(() => {
        busy.current = false;
        // Only now: the library itself still counts this try when its handler has ended.
        if (arrived.current) form.reset(Object.fromEntries(names.map((name) => [name, ''])));
        sentBefore.current = arrived.current;
        arrived.current = false;
      });
    },
  };
}
