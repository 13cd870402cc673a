import { FormField } from '../../components/FormField/FormField';
import { TextInput, type TextInputProps } from '../../components/TextInput/TextInput';
import { messageFor, type FieldMessages } from '../fieldMessages';
import type { CheckedForm } from '../useCheckedForm';

export interface FormTextFieldProps<Name extends string> extends Pick<
  TextInputProps,
  'type' | 'rows' | 'autoComplete' | 'placeholder'
> {
  /** The form it stands in. */
  form: CheckedForm<Name>;
  /** Name of the field. */
  name: Name;
  /** Beginning of the ids, one a form of the page. */
  idPrefix: string;
  /** Words above the input. */
  label: string;
  /** Help below the label. */
  help?: string | undefined;
  /** Stands after the label of a field that may stay empty: `optional`. */
  optionalLabel?: string | undefined;
  /** What to say about its problems. */
  messages: FieldMessages;
  /** Text for the empty field where the page's address asks for it. */
  prefill?: string | undefined;
  /** What the address may put into that text; without it nothing. */
  prefillWith?: readonly string[] | undefined;
  /** What was typed before the server sent the form back. */
  returned?: string | undefined;
}

/** A text field of a checked form. */
export function FormTextField<Name extends string>(props: FormTextFieldProps<Name>) {
  const {
    form,
    name,
    idPrefix,
    label,
    help,
    optionalLabel,
    messages,
    prefill,
    prefillWith,
    returned,
    ...input
  } = props;
  const error = messageFor(messages, form.problems[name]);
  return (
    <FormField
      id={fieldId(idPrefix, name)}
      label={label}
      {...(help !== undefined && { help })}
      {...(optionalLabel !== undefined && { optionalLabel })}
      {...(error !== undefined && { error })}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          {...input}
          {...form.register(name)}
          required={optionalLabel === undefined}
          {...(prefill !== undefined && { prefill })}
          {...(prefillWith !== undefined && { prefillWith })}
          {...(returned !== undefined && { defaultValue: returned })}
        />
      )}
    </FormField>
  );
}

/** Id of a field; the summary's links lead there. */
export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name}`;
}
