import InputBase from '@mui/material/InputBase';
import type { ChangeEventHandler, FocusEventHandler, HTMLInputTypeAttribute, Ref } from 'react';
import { draftData } from '../../behaviours/contract';
import type { FieldWiring } from '../FormField/FormField';
import { data } from '../behaviourProps';

export interface TextInputProps extends FieldWiring {
  /** Name of the field in the form. */
  name: string;
  /** Kind of text; chooses keyboard and native check. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'date' | 'time'>;
  /** Asks phones for the keyboard of digits, of a text that is a number. */
  digits?: boolean;
  /** Lines of a text area; a single line when left out. */
  rows?: number;
  /** First day that can be chosen, of a date. */
  min?: string | undefined;
  /** Last day that can be chosen, of a date. */
  max?: string | undefined;
  /** What a browser may fill in: `name`, `email`, `tel`; `off` keeps the text out of the browser and out of drafts. */
  autoComplete?: string;
  /** Example of what to write. Never the only label. */
  placeholder?: string;
  /** Text at first. */
  defaultValue?: string | undefined;
  /** Text for the empty field where the page's address asks for it: `A quote for {service}` with `?service=`. */
  prefill?: string | undefined;
  /** What the address may put into that text; without it nothing. None of them holds a `|`. */
  prefillWith?: readonly string[] | undefined;
  /** Whether the browser itself asks for a text, as long as the form checks natively. */
  required?: boolean;
  /** Called at every change of the text. */
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** Reaches the real input or text area. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** Hints to keyboards that a type alone does not give. */
const hints = {
  text: {},
  date: {},
  time: {},
  tel: { inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

/** A box to type in, of one line or several. Stands inside a form field, which gives it its label. */
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
      // MUI's own text area grows by a script, which has to be there to draw it.
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
