import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import { FormField } from '../../components/FormField/FormField';
import { TextInput, type TextInputProps } from '../../components/TextInput/TextInput';
import { addDays } from '../../domain/dates';
import { ticked, type CoverRequest } from '../../domain/requests/answers';
import { optionName, type RequestField as Field } from '../../domain/requests/definition';
import type { FieldWords } from '../../domain/requests/words';
import { registerRadio } from '../registerRadio';
import { registerBox } from './registerBox';
import type { RequestValues } from './useRequestForm';

export interface RequestFieldProps {
  /** The form that it belongs to. */
  form: UseFormReturn<RequestValues, unknown, CoverRequest>;
  /** Id of its first input. */
  id: string;
  /** Name of the field in the request's definition. */
  name: string;
  /** Definition of the field. */
  field: Field;
  /** Texts of the field. */
  words: FieldWords;
  /** Follows the label of a field that may stay empty. */
  optionalLabel: string;
  /** What is wrong, in words. */
  error: string | undefined;
  /** Today in Nairobi, ISO 8601; left out if the page may be shown on a later day. */
  today: string | undefined;
}

/** Input props for a field, by its type. */
function inputOf(field: Field, today: string | undefined): Partial<TextInputProps> {
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
export function RequestField(props: RequestFieldProps) {
  const { form, id, name, field, words, optionalLabel, error, today } = props;
  const defaults = form.formState.defaultValues as RequestValues;
  const shared = { help: words.help, error, unkept: field.medical === true };
  if (field.type === 'choice') {
    const registered = registerRadio(form, name);
    const choices = field.options.map((value) => ({
      ...registered,
      value,
      label: words.options?.[value] ?? value,
      defaultChecked: defaults[name] === value,
    }));
    return <ChoiceGroup id={id} type="radio" legend={words.label} choices={choices} {...shared} />;
  }
  if (field.type === 'many') {
    const choices = field.options.map((option) => ({
      ...registerBox(form, optionName(name, option)),
      value: ticked,
      label: words.options?.[option] ?? option,
    }));
    return <ChoiceGroup id={id} type="checkbox" legend={words.label} choices={choices} {...shared} />;
  }
  const registered: Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'> = form.register(name);
  return (
    <FormField
      id={id}
      label={words.label}
      optionalLabel={field.optional && optionalLabel}
      help={words.help}
      error={error}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          {...inputOf(field, today)}
          {...registered}
          {...(field.medical && { autoComplete: 'off' })}
          required={!field.optional}
          defaultValue={defaults[name]}
        />
      )}
    </FormField>
  );
}
