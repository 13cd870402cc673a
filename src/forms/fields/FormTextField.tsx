import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { FormField, type FormFieldProps } from '../../components/FormField/FormField';
import { TextInput, type TextInputProps } from '../../components/TextInput/TextInput';
import { useField, type FieldName } from './useField';

export interface FormTextFieldProps<Values extends FieldValues>
  extends
    FieldName<Values>,
    Pick<FormFieldProps, 'label' | 'optionalLabel' | 'help'>,
    Pick<
      TextInputProps,
      'type' | 'digits' | 'rows' | 'min' | 'max' | 'autoComplete' | 'placeholder' | 'prefill' | 'prefillWith'
    > {
  /** A check of its own, for a form without a resolver: returns `true`, or what is wrong, in words. */
  validate?: ((text: string) => string | true) | undefined;
}

/** A labelled text field of the form around it. A field without `optionalLabel` is required. */
export function FormTextField<Values extends FieldValues = never>(props: FormTextFieldProps<Values>) {
  const { name, label, optionalLabel, help, validate, ...input } = props;
  const { form, id, error, defaultValue } = useField<Values>(name);
  const registered: Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'> = form.register(
    name,
    validate && { validate },
  );
  return (
    <FormField id={id} label={label} optionalLabel={optionalLabel} help={help} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          {...input}
          {...registered}
          required={optionalLabel === undefined}
          defaultValue={defaultValue || undefined}
        />
      )}
    </FormField>
  );
}
