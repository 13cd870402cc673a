import { useId, type ChangeEvent, type FocusEvent, type Ref } from 'react';
import { ratings, type Rating } from '../../domain/rating';
import { starPath } from '../StarRating/starPath';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Choice, ErrorText, Help, Legend, None, Root, Row } from './StarPicker.styles';

export interface StarPickerProps {
  /** What is rated; names the group. */
  legend: string;
  /** Words of the five choices: `1 star` to `5 stars`. */
  labels: Readonly<Record<Rating, string>>;
  /** Words of the choice to give no stars; it is picked at first. */
  noneLabel: string;
  /** Name of the field in the form; no stars are sent as an empty text. */
  name: string;
  /** Id of the first star, where a summary's link leads; the others' begin with it. */
  id?: string;
  /** Stars picked at first. */
  defaultValue?: Rating;
  /** Stars picked, where the parent keeps them; `null` for none. */
  value?: Rating | null;
  /** Called when another choice is picked; `null` for none. */
  onChange?: (value: Rating | null) => void;
  /** Called when the focus leaves a choice. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Help below the legend. */
  help?: string;
  /** What is wrong with the choice, in words. */
  error?: string;
  /** Reaches the first star's input, so that a form can give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Picks one to five stars, or none. Plain radio buttons: arrow keys, forms and pages without JavaScript work. */
export function StarPicker(props: StarPickerProps) {
  const { legend, labels, noneLabel, name, defaultValue, value, onChange, onBlur, help, error, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const radio = (choice: Rating | null) => ({
    type: 'radio' as const,
    name,
    value: choice ?? '',
    onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (event.target.checked) onChange?.(choice);
    },
    ...(value === undefined
      ? { defaultChecked: (defaultValue ?? null) === choice }
      : { checked: value === choice }),
  });
  return (
    <Root aria-describedby={described} data-invalid={error ? true : undefined}>
      <Legend>{legend}</Legend>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <Row>
        {ratings.map((star) => (
          <Choice key={star}>
            <input
              {...radio(star)}
              id={star === 1 ? id : `${id}-${star}`}
              ref={star === 1 ? ref : undefined}
            />
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={starPath} />
            </svg>
            <VisuallyHidden>{labels[star]}</VisuallyHidden>
          </Choice>
        ))}
        <None>
          <input {...radio(null)} id={`${id}-none`} />
          <span>{noneLabel}</span>
        </None>
      </Row>
    </Root>
  );
}
