import ErrorIcon from '@mui/icons-material/Error';
import type { Clinic } from '../../domain/clinics';
import { putIn } from './bookingWords';
import { Choice, Choices, ErrorText, Group, Legend } from './BookingForm.styles';

export interface ClinicPickerProps {
  /** Names the group. */
  legend: string;
  /** Day and hours of a clinic: `{day}, {time}`. */
  timesLabel: string;
  /** The clinics, in their order. */
  clinics: readonly Clinic[];
  /** Name of the field. */
  name: string;
  /** Id of the first choice, where a summary's link leads. */
  id: string;
  /** The clinic chosen at first, by its id. */
  defaultValue?: string | undefined;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  /** Called when a choice is made. */
  onChange: () => void;
}

/** Chooses a clinic. Radio buttons: each shows its day and hours, and one press chooses, without any script. */
export function ClinicPicker(props: ClinicPickerProps) {
  const { legend, timesLabel, clinics, name, id, defaultValue, error, onChange } = props;
  return (
    <Group aria-describedby={error && `${id}-error`} data-invalid={error ? true : undefined}>
      <Legend>{legend}</Legend>
      {error && (
        <ErrorText id={`${id}-error`}>
          <ErrorIcon aria-hidden />
          {error}
        </ErrorText>
      )}
      <Choices>
        {clinics.map((clinic, index) => (
          <Choice key={clinic.id}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : `${id}-${clinic.id}`}
              value={clinic.id}
              required
              defaultChecked={String(clinic.id) === defaultValue}
              // For the first-load script: the clinic that the page's address names.
              data-prefill="{clinic}"
              onChange={onChange}
            />
            <span>
              <b>{clinic.name}</b>
              <small>{putIn(timesLabel, { day: clinic.day, time: clinic.time })}</small>
            </span>
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}
