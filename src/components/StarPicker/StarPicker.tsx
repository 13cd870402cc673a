import MuiRating from '@mui/material/Rating';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ratings, type Rating } from '../../domain/publishedReview';
import { FieldGroup } from '../FieldGroup/FieldGroup';

export interface StarPickerProps {
  /** What is rated; names the group. */
  legend: string;
  /** Words of the five choices: `1 star` to `5 stars`. */
  labels: Readonly<Record<Rating, string>>;
  /** Label of the choice without stars. */
  noneLabel: string;
  /** Name of the field in the form; without stars its value is an empty string. */
  name: string;
  /** Id of the stars, the target of the error summary's link. */
  id: string;
  /** The value: `1` to `5`; anything else means no stars. */
  value: string;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  /** Called with the new value when the choice changes, and once with a choice that was made before React was there. */
  onChange: (value: string) => void;
  /** Called when the focus leaves a choice. */
  onBlur?: (() => void) | undefined;
}

/** Picks one to five stars, or none. Built on radio buttons: arrow keys, forms and pages without JavaScript work. */
export function StarPicker(props: StarPickerProps) {
  const { legend, labels, noneLabel, name, id, value, error, onChange, onBlur } = props;
  const root = useRef<HTMLSpanElement>(null);

  const adoptPicked = useEffectEvent(() => {
    const picked = root.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (picked !== undefined && picked !== value) onChange(picked);
  });
  // React keeps a choice made in the server's HTML while it hydrates, but resets it at the next render.
  useEffect(() => {
    adoptPicked();
  }, []);

  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <MuiRating
        ref={root}
        id={id}
        name={name}
        value={ratings.find((rating) => String(rating) === value) ?? null}
        getLabelText={(rating) => labels[rating as Rating]}
        emptyLabelText={noneLabel}
        // The radio button's own value: MUI would give the star under a resting pointer, even when a key was pressed.
        onChange={({ target }) => {
          onChange((target as HTMLInputElement).value);
        }}
        onBlur={onBlur}
      />
    </FieldGroup>
  );
}
