import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { FormField } from '../../components/FormField/FormField';
import { TextInput } from '../../components/TextInput/TextInput';
import { useField } from '../fields/useField';
import type { BookingValues, DayChoice } from './bookingWords';

interface DateFieldProps {
  /** Words above the field. */
  label: string;
  /** Help below the label. */
  help: string | undefined;
  /** First and last day that can be requested, if the current day is known. */
  limits: { first: string; last: string } | undefined;
  /** The days of the chosen clinic. */
  days: readonly DayChoice[] | undefined;
  /** The empty choice of the list. */
  emptyLabel: string;
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
export function DateField({ label, help, limits, days, emptyLabel }: DateFieldProps) {
  const { form, id, error, defaultValue } = useField<BookingValues>('date');
  const { isReady, isSubmitted } = form.formState;
  const value = form.watch('date');
  const { ref, ...registered } = form.register('date');
  const field = { ...registered, required: true };
  const free = useSyncExternalStore(
    onFocusMoves,
    () => !(document.activeElement instanceof HTMLInputElement && document.activeElement.id === id),
    () => false,
  );
  // A day that was typed before any clinic was chosen is kept until a clinic is chosen.
  // The form has adopted what was typed into the native input once it is ready.
  const isList = isReady && free && limits !== undefined && (days !== undefined || value === '');
  const isOther = isList && value !== '' && days?.every(({ day }) => day !== value) === true;
  const clear = useEffectEvent(() => {
    form.setValue('date', '', { shouldValidate: isSubmitted });
  });
  useEffect(() => {
    if (isOther) clear();
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
