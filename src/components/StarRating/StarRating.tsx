import MuiRating from '@mui/material/Rating';
import type { Rating } from '../../domain/rating';
import { starPath } from './starPath';

export interface StarRatingProps {
  /** How many of the five stars are filled. */
  rating: Rating;
  /** The rating in words, `4 out of 5 stars`: the accessible name. */
  label: string;
}

const star = (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={starPath} />
  </svg>
);

/** Stars that somebody has given: filled up to the rating, outlined beyond it. */
export function StarRating({ rating, label }: StarRatingProps) {
  return <MuiRating readOnly value={rating} getLabelText={() => label} icon={star} emptyIcon={star} />;
}
