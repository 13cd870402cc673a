import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '../../components/FormField/FormField';
import { TextInput } from '../../components/TextInput/TextInput';

/** A day of the list. */
export interface DayChoice {
  /** The day, ISO 8601. */
  day: string;
  /** The same in words. */
  label: string;
  /** Whether it is not available: it is shown, so that nobody looks for it. */
  closed: boolean;
}

export interface DateFieldProps extends Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'> {
  /** Words above the field. */
  label: string;
  /** Help below the label. */
  help?: string | undefined;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Id of the field. */
  id: string;
  /** First and last day that can be requested, if the current day is known. */
  limits?: { first: string; last: string } | undefined;
  /** The days of the chosen clinic. */
  days?: readonly DayChoice[] | undefined;
  /** Whether the form is ready to show a list: it has adopted what was typed into the native input. */
  canBeList: boolean;
  /** The empty choice of the list. */
  emptyLabel: string;
  /** Initial day. */
  defaultValue?: string | undefined;
  /** The selected day. */
  value: string;
  /** Called when the list does not offer the selected day. */
  onOtherDays: () => void;
}

function onFocusMoves(onChange: () => void): () => void {
  document.addEventListener('focusout', onChange);
  document.addEventListener('focusin', onChange);
  return () => {
    document.removeEventListener('focusout', onChange);
    document.removeEventListener('focusin', onChange);
  };
}

/**
 * The date: a list of the available days. Without JavaScript it is the browser's native date input, which also stays while
 * somebody is using it when React takes over.
 */
export function DateField(props: DateFieldProps) {
  const { label, help, error, id, limits, days, canBeList, emptyLabel } = props;
  const { defaultValue, value, onOtherDays, name, onChange, onBlur, ref } = props;
  const field = { name, onChange, onBlur, required: true };
  const free = useSyncExternalStore(
    onFocusMoves,
    () => !(document.activeElement instanceof HTMLInputElement && document.activeElement.id === id),
    () => false,
  );
  // A day that was typed before any clinic was chosen is kept until a clinic is chosen.
  const isList = canBeList && free && limits !== undefined && (days !== undefined || value === '');
  const isOther = isList && value !== '' && days?.every(({ day }) => day !== value) === true;
  const reportOtherDays = useEffectEvent(onOtherDays);
  useEffect(() => {
    if (isOther) reportOtherDays();
  }, [isOther]);
  return (
    <FormField id={id} label={label} help={help} error={error}>
      {(wiring) =>
        isList ? (
          <NativeSelect
            // A new set of days remounts the list, so that it shows the form's value.
            key={days?.[0]?.day}
            input={<InputBase inputRef={ref} />}
            IconComponent={ExpandMoreIcon}
            inputProps={{ ...wiring, ...field }}
          >
            <option value="">{emptyLabel}</option>
            {days?.map(({ day, label: inWords, closed }) => (
              <option key={day} value={day} disabled={closed}>
                {inWords}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <TextInput
            {...wiring}
            {...field}
            type="date"
            ref={ref}
            defaultValue={defaultValue}
            min={limits?.first}
            max={limits?.last}
          />
        )
      }
    </FormField>
  );
}
