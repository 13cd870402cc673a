import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useEffect, useEffectEvent, useSyncExternalStore, type ChangeEvent } from 'react';
import { FormField } from '../../components/FormField/FormField';
import { Input } from '../../components/TextInput/TextInput.styles';
import { sayDay, type DayWords } from '../../domain/clinicDays';
import { keepDate } from './dateDraft';
import { Picker, Select } from './BookingForm.styles';

export interface DateFieldProps {
  /** Words above the field. */
  label: string;
  /** Help below the label. */
  help?: string | undefined;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Name of the field. */
  name: string;
  /** Id of the field. */
  id: string;
  /** First and last day that can be asked for, where it is known which day it is. */
  limits?: { first: string; last: string } | undefined;
  /** The days that are offered: those of the chosen clinic. */
  days?: readonly string[] | undefined;
  /** The empty choice of the list. */
  emptyLabel: string;
  /** Words for the days of the list. */
  words: DayWords;
  /** The day that stands in the field. */
  value: string;
  /** Called when another day is chosen, and when other days are offered. */
  onChange: () => void;
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
 * The date: a list of the days that can be had. Without JavaScript it is the browser's own calendar, and stays it
 * under the hands of somebody who is at it when React comes.
 */
export function DateField(props: DateFieldProps) {
  const { label, help, error, name, id, limits, days, emptyLabel, words, value, onChange } = props;
  const free = useSyncExternalStore(
    onFocusMoves,
    () => !(document.activeElement instanceof HTMLInputElement && document.activeElement.id === id),
    () => false,
  );
  // A day that was typed before any clinic was chosen waits for its clinic.
  const isList = free && limits !== undefined && (days !== undefined || value === '');
  const offered = days?.[0];
  // What is wrong with the date may be so no longer when other days are offered.
  const onOffer = useEffectEvent(onChange);
  useEffect(() => {
    if (offered !== undefined) onOffer();
  }, [offered]);
  const field = {
    name,
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      keepDate(event.currentTarget.value);
      onChange();
    },
  };
  return (
    <FormField id={id} label={label} {...(help && { help })} {...(error && { error })}>
      {(wiring) =>
        isList ? (
          <Picker>
            <Select
              as="select"
              key={offered}
              {...wiring}
              {...field}
              defaultValue={days?.includes(value) ? value : ''}
            >
              <option value="">{emptyLabel}</option>
              {days?.map((day) => (
                <option key={day} value={day}>
                  {sayDay(day, words)}
                </option>
              ))}
            </Select>
            <ExpandMoreIcon aria-hidden />
          </Picker>
        ) : (
          <Input
            type="date"
            {...wiring}
            {...field}
            defaultValue={value}
            min={limits?.first}
            max={limits?.last}
          />
        )
      }
    </FormField>
  );
}
