import type {
  FieldPath,
  FieldValues,
  PathValue,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

/**
 * `register` for radio buttons. react-hook-form adopts a text that was typed before React was there, but resets a choice:
 * here the checked radio button reports it.
 */
export function registerRadio<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Name,
  options?: Parameters<typeof form.register<Name>>[1],
): UseFormRegisterReturn<Name> {
  const { ref, ...field } = form.register(name, options);
  return {
    ...field,
    ref: (radio: HTMLInputElement | null) => {
      if (radio?.checked && form.getValues(name) !== radio.value)
        form.setValue(name, radio.value as PathValue<Values, Name>, { shouldDirty: true });
      ref(radio);
    },
  };
}
