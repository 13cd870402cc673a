import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { ratings, type Rating } from '../../domain/rating';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { starPath } from '../StarRating/starPath';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { NoRating, Row, Star } from './StarPicker.styles';

export interface StarPickerProps {
  /** What is rated; names the group. */
  legend: string;
  /** Words of the five choices: `1 star` to `5 stars`. */
  labels: Readonly<Record<Rating, string>>;
  /** Words of the choice to give no stars. */
  noneLabel: string;
  /** Name of the field in the form; no stars are sent as an empty text. */
  name: string;
  /** Id of the first star, where a summary's link leads; the others' begin with it. */
  id: string;
  /** What is picked at first: `1` to `5`; anything else is no stars. */
  defaultValue?: string | undefined;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  /** Called when another choice is picked. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called when the focus leaves a choice. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Reaches every radio button, as a form's `register` wants. */
  ref?: Ref<HTMLInputElement>;
}

/** Picks one to five stars, or none. Plain radio buttons: arrow keys, forms and pages without JavaScript work. */
export function StarPicker(props: StarPickerProps) {
  const { legend, labels, noneLabel, id, defaultValue = '', error, ...field } = props;
  const isKnown = ratings.some((rating) => String(rating) === defaultValue);
  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <Row>
        {ratings.map((rating) => (
          <Star key={rating}>
            <input
              type="radio"
              {...field}
              id={rating === 1 ? id : `${id}-${String(rating)}`}
              value={rating}
              defaultChecked={String(rating) === defaultValue}
            />
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={starPath} />
            </svg>
            <VisuallyHidden>{labels[rating]}</VisuallyHidden>
          </Star>
        ))}
        <NoRating>
          <input type="radio" {...field} id={`${id}-none`} value="" defaultChecked={!isKnown} />
          <span>{noneLabel}</span>
        </NoRating>
      </Row>
    </FieldGroup>
  );
}
