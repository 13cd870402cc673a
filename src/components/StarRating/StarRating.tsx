import MuiRating from '@mui/material/Rating';
import type { Rating } from '../../domain/publishedReview';

export interface StarRatingProps {
  /** How many of the five stars are filled. */
  rating: Rating;
  /** The rating in words, `4 out of 5 stars`: the accessible name. */
  label: string;
}

/** A given rating: stars filled up to it, outlined beyond it. */
export function StarRating({ rating, label }: StarRatingProps) {
  return <MuiRating readOnly value={rating} getLabelText={() => label} />;
}
