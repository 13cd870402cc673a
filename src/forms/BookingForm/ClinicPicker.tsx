import { draftData } from '../../behaviours/contract';
import { data } from '../../components/behaviourProps';
import { Choice, Choices } from '../../components/ChoiceGroup/ChoiceGroup.styles';
import { FieldGroup } from '../../components/FieldGroup/FieldGroup';
import type { Clinic } from '../../domain/clinics';
import { fill } from '../../domain/fill';
import { styleData } from '../../theme/attributes';
import { registerRadio } from '../fields/registerRadio';
import { useField } from '../fields/useField';
import type { BookingValues } from './bookingWords';

interface ClinicPickerProps {
  /** Names the group. */
  label: string;
  /** Day and hours of a clinic: `{day}, {time}`. */
  timesLabel: string;
  /** The clinics, in their order. */
  clinics: readonly Clinic[];
}

/** Selects a clinic. Radio buttons: each shows its day and hours, and they work without JavaScript. */
export function ClinicPicker({ label, timesLabel, clinics }: ClinicPickerProps) {
  const { form, id, error, defaultValue } = useField<BookingValues>('clinicId');
  const registered = registerRadio(form, 'clinicId', { deps: 'date' });
  return (
    <FieldGroup id={id} legend={label} error={error}>
      <Choices {...data(styleData, { invalid: Boolean(error) })}>
        {clinics.map((clinic, index) => (
          <Choice key={clinic.id}>
            <input
              type="radio"
              {...registered}
              id={index === 0 ? id : `${id}-${String(clinic.id)}`}
              value={clinic.id}
              required
              defaultChecked={String(clinic.id) === defaultValue}
              // The first-load script selects the clinic that the page's address names.
              {...data(draftData, { prefill: '{clinic}' })}
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
