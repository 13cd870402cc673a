import type { ReactNode } from 'react';
import { ReviewCard, type ReviewCardProps } from '../../components/ReviewCard/ReviewCard';
import { fill } from '../../domain/fill';
import type { Rating } from '../../domain/publishedReview';
import type { MaybeSample } from '../../domain/samples';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Grid } from './TestimonialsGrid.styles';

export interface TestimonialsGridProps extends SectionBaseProps {
  /** The reviews, in their order; one without a rating shows no stars, and samples are marked. */
  items: readonly (Omit<ReviewCardProps, 'rating' | 'example'> & { rating?: Rating } & MaybeSample)[];
  /** Text alternative of a card's stars; `{rating}` is inserted. */
  ratingLabel: string;
  /** Tag of a sample: "Example". */
  exampleLabel: string;
  /** Content below the cards, such as a link. */
  children?: ReactNode;
}

/** Reviews of clients, as cards. */
export function TestimonialsGrid({
  items,
  ratingLabel,
  exampleLabel,
  children,
  ...section
}: TestimonialsGridProps) {
  return (
    <Section {...section}>
      <Grid>
        {items.map(({ rating, sample, ...item }) => (
          <li key={`${item.name} ${item.text}`}>
            <ReviewCard
              {...item}
              example={sample ? exampleLabel : undefined}
              {...(rating !== undefined && {
                rating: { stars: rating, label: fill(ratingLabel, { rating }) },
              })}
            />
          </li>
        ))}
      </Grid>
      {children}
    </Section>
  );
}
