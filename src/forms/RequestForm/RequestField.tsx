import { addDays } from '../../domain/dates';
import { ticked } from '../../domain/requests/answers';
import { optionName, type RequestField as Field } from '../../domain/requests/definition';
import type { FieldWords } from '../../domain/requests/words';
import { FormCheckboxGroup } from '../fields/FormCheckboxGroup';
import { FormRadioGroup } from '../fields/FormRadioGroup';
import { FormTextField, type FormTextFieldProps } from '../fields/FormTextField';
import type { RequestValues } from './useRequestForm';

interface RequestFieldProps {
  /** Name of the field in the request's definition. */
  name: string;
  /** Definition of the field. */
  field: Field;
  /** Texts of the field. */
  words: FieldWords;
  /** Follows the label of a field that may stay empty. */
  optionalLabel: string;
  /** Today in Nairobi, ISO 8601; left out if the page may be shown on a later day. */
  today: string | undefined;
}

/** Input props for a field, by its type. */
function inputOf(field: Field, today: string | undefined): Partial<FormTextFieldProps<RequestValues>> {
  switch (field.type) {
    case 'phone':
      return { type: 'tel', autoComplete: 'tel' };
    case 'email':
      return { type: 'email', autoComplete: 'email' };
    case 'time':
      return { type: 'time' };
    case 'number':
      return { digits: true };
    case 'place':
      return { rows: 2 };
    case 'longText':
      return { rows: 4 };
    case 'date':
      return {
        type: 'date',
        ...(today !== undefined && { min: addDays(today, field.first), max: addDays(today, field.last) }),
      };
    default:
      return field.autoComplete === undefined ? {} : { autoComplete: field.autoComplete };
  }
}

/** One question of a request, rendered from its definition. */
export function RequestField({ name, field, words, optionalLabel, today }: RequestFieldProps) {
  const { label, help, options } = words;
  const group = { name, legend: label, help, unkept: field.medical === true };
  if (field.type === 'choice') {
    const choices = field.options.map((value) => ({ value, label: options?.[value] ?? value }));
    return <FormRadioGroup<RequestValues> {...group} options={choices} />;
  }
  if (field.type === 'many') {
    const boxes = field.options.map((option) => ({
      name: optionName(name, option),
      value: ticked,
      label: options?.[option] ?? option,
    }));
    return <FormCheckboxGroup<RequestValues> {...group} boxes={boxes} />;
  }
  return (
    <FormTextField<RequestValues>
      {...{ name, label, help }}
      optionalLabel={field.optional && optionalLabel}
      {...inputOf(field, today)}
      {...(field.medical && { autoComplete: 'off' })}
    />
  );
}
