import { useController } from 'react-hook-form';
import { StarPicker } from '../../components/StarPicker/StarPicker';
import { useField } from '../fields/useField';
import type { ReviewFormLabels, ReviewValues } from './reviewWords';

/** The stars of a review. */
export function StarsField({ labels }: { labels: ReviewFormLabels }) {
  const { id, error } = useField<ReviewValues>('rating');
  const { field } = useController<ReviewValues, 'rating'>({ name: 'rating' });
  return (
    <StarPicker
      {...field}
      id={id}
      error={error}
      legend={labels.rating}
      labels={labels.stars}
      noneLabel={labels.noStars}
    />
  );
}
