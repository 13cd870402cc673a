import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField, type FormFieldProps } from '../../components/FormField/FormField';
import { TextInput, type TextInputProps } from '../../components/TextInput/TextInput';

export interface FormTextFieldProps
  extends
    Omit<FormFieldProps, 'children'>,
    Pick<
      TextInputProps,
      'type' | 'rows' | 'autoComplete' | 'placeholder' | 'defaultValue' | 'prefill' | 'prefillWith'
    >,
    Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'> {}

/** A labelled text field for the result of `register`. A field without `optionalLabel` is required. */
export function FormTextField({ id, label, optionalLabel, help, error, ...input }: FormTextFieldProps) {
  return (
    <FormField id={id} label={label} optionalLabel={optionalLabel} help={help} error={error}>
      {(wiring) => <TextInput {...wiring} {...input} required={optionalLabel === undefined} />}
    </FormField>
  );
}
