import InputBase from '@mui/material/InputBase';
import type { ChangeEventHandler, FocusEventHandler, HTMLInputTypeAttribute, Ref } from 'react';
import { draftData } from '../../behaviours/contract';
import type { FieldWiring } from '../FormField/FormField';
import { data } from '../behaviourProps';

export interface TextInputProps extends FieldWiring {
  /** Name of the field in the form. */
  name: string;
  /** Type of the input; selects the keyboard and the native validation. @default text */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'date' | 'time'>;
  /** Asks phones for a numeric keyboard, for a text of digits. */
  digits?: boolean;
  /** Lines of a text area; a single line when left out. */
  rows?: number;
  /** First day that can be chosen, for a date. */
  min?: string | undefined;
  /** Last day that can be chosen, for a date. */
  max?: string | undefined;
  /** Autofill hint: `name`, `email`, `tel`; `off` keeps the text out of autofill and out of drafts. */
  autoComplete?: string;
  /** Example of what to write. Never the only label. */
  placeholder?: string;
  /** Initial text. */
  defaultValue?: string | undefined;
  /** Text for the empty field if the page's address asks for it: `A quote for {service}` with `?service=`. */
  prefill?: string | undefined;
  /** Values that the address may put into that text; without it none. No value contains a `|`. */
  prefillWith?: readonly string[] | undefined;
  /** Whether the browser itself requires a text, as long as the form validates natively. */
  required?: boolean;
  /** Called at every change of the text. */
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** Ref of the input or text area. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** Keyboard hints that the type alone does not give. */
const hints = {
  text: {},
  date: {},
  time: {},
  tel: { inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

/** A text box of one line or several. Used inside a form field, which gives it its label. */
export function TextInput(props: TextInputProps) {
  const {
    type = 'text',
    digits,
    rows,
    prefill,
    prefillWith,
    ref,
    onChange,
    onBlur,
    defaultValue,
    ...native
  } = props;
  const kind = rows === undefined ? { type, ...hints[type] } : { type: undefined, rows };
  return (
    <InputBase
      // MUI's own text area grows by a script, which would have to be there to draw it.
      inputComponent={rows === undefined ? 'input' : 'textarea'}
      {...(ref && { inputRef: ref })}
      defaultValue={defaultValue}
      onChange={onChange}
      onBlur={onBlur}
      inputProps={{
        ...native,
        ...kind,
        ...(digits && { inputMode: 'numeric' }),
        dir: 'auto',
        ...data(draftData, { prefill, known: prefillWith?.join('|') }),
      }}
    />
  );
}
