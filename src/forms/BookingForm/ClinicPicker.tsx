import type { ChangeEventHandler, FocusEventHandler } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { draftData } from '../../behaviours/contract';
import { data } from '../../components/behaviourProps';
import { Choice, Choices } from '../../components/ChoiceGroup/ChoiceGroup.styles';
import { FieldGroup } from '../../components/FieldGroup/FieldGroup';
import type { Clinic } from '../../domain/clinics';
import { fill } from '../../domain/fill';
import { styleData } from '../../theme/attributes';

export interface ClinicPickerProps extends Pick<UseFormRegisterReturn, 'name' | 'ref'> {
  /** Names the group. */
  label: string;
  /** Day and hours of a clinic: `{day}, {time}`. */
  timesLabel: string;
  /** The clinics, in their order. */
  clinics: readonly Clinic[];
  /** Id of the first choice, the target of the error summary's link. */
  id: string;
  /** Id of the clinic that is selected initially. */
  defaultValue?: string | undefined;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  /** Called when a choice is made. */
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** Called when the focus leaves a choice. */
  onBlur: FocusEventHandler<HTMLInputElement>;
}

/** Selects a clinic. Radio buttons: each shows its day and hours, and they work without JavaScript. */
export function ClinicPicker(props: ClinicPickerProps) {
  const { label, timesLabel, clinics, id, defaultValue, error, name, onChange, onBlur, ref } = props;
  return (
    <FieldGroup id={id} legend={label} error={error}>
      <Choices {...data(styleData, { invalid: Boolean(error) })}>
        {clinics.map((clinic, index) => (
          <Choice key={clinic.id}>
            <input
              type="radio"
              name={name}
              ref={ref}
              id={index === 0 ? id : `${id}-${String(clinic.id)}`}
              value={clinic.id}
              required
              defaultChecked={String(clinic.id) === defaultValue}
              // The first-load script selects the clinic that the page's address names.
              {...data(draftData, { prefill: '{clinic}' })}
              onChange={onChange}
              onBlur={onBlur}
            />
            <span>
              <b>{clinic.name}</b>
              <small>{fill(timesLabel, { day: clinic.day, time: clinic.time })}</small>
            </span>
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  );
}
