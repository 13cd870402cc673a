import type { FieldValues } from 'react-hook-form';
import { ChoiceGroup, type ChoiceGroupProps } from '../../components/ChoiceGroup/ChoiceGroup';
import { registerRadio } from './registerRadio';
import { useField, type FieldName } from './useField';

export interface FormRadioGroupProps<Values extends FieldValues>
  extends FieldName<Values>, Pick<ChoiceGroupProps, 'legend' | 'help' | 'unkept'> {
  /** The answers, in their order. */
  options: readonly { value: string; label: string }[];
}

/** One of a few answers, as radio buttons of the form around them. */
export function FormRadioGroup<Values extends FieldValues = never>(props: FormRadioGroupProps<Values>) {
  const { name, options, ...group } = props;
  const { form, id, error, defaultValue } = useField<Values>(name);
  const registered = registerRadio(form, name);
  const choices = options.map((option) => ({
    ...registered,
    ...option,
    defaultChecked: option.value === defaultValue,
  }));
  return <ChoiceGroup {...group} type="radio" id={id} error={error} choices={choices} />;
}
