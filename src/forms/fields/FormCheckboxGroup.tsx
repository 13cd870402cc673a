import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import { ChoiceGroup, type ChoiceGroupProps } from '../../components/ChoiceGroup/ChoiceGroup';
import { registerBox } from './registerBox';
import { useField } from './useField';

export interface FormCheckboxGroupProps<Values extends FieldValues> extends Pick<
  ChoiceGroupProps,
  'legend' | 'help' | 'unkept'
> {
  /** Name of the group: its errors are set for this name. A single box may have the same. */
  name: string;
  /** The boxes, in their order. Each has a name of its own, and a text as value: empty if it is not ticked. */
  boxes: readonly { name: NoInfer<FieldPath<Values>>; value: string; label: string }[];
}

/** Any number of answers, as checkboxes of the form around them. */
export function FormCheckboxGroup<Values extends FieldValues = never>(props: FormCheckboxGroupProps<Values>) {
  const { name, boxes, ...group } = props;
  const { form, id, error } = useField<FieldValues>(name);
  const choices = boxes.map((box) => ({
    ...box,
    ...registerBox(form, box.name, box.value),
    defaultChecked: get(form.formState.defaultValues, box.name) === box.value,
  }));
  return <ChoiceGroup {...group} type="checkbox" id={id} error={error} choices={choices} />;
}
