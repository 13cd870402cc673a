import { ratings, type Rating } from '../../domain/rating';
import { Label, Root, Stars } from './StarRating.styles';
import { starPath } from './starPath';

export interface StarRatingProps {
  /** How many of the five stars are filled. */
  rating: Rating;
  /** The rating in words: `4 out of 5 stars`. */
  label: string;
  /** Whether the words stand beside the stars for everybody; otherwise they are the accessible name. */
  showLabel?: boolean;
}

/** Stars that somebody has given: filled up to the rating, outlined beyond it. */
export function StarRating({ rating, label, showLabel = false }: StarRatingProps) {
  const named = showLabel ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root>
      <Stars {...named}>
        {ratings.map((star) => (
          <svg key={star} viewBox="0 0 24 24" aria-hidden data-filled={star <= rating || undefined}>
            <path d={starPath} />
          </svg>
        ))}
      </Stars>
      {showLabel && <Label>{label}</Label>}
    </Root>
  );
}
