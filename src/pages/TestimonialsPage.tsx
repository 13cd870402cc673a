import { ReviewCard } from '../components/ReviewCard/ReviewCard';
import { reviewCards } from '../components/ReviewCard/reviewCards';
import { ReviewButton } from '../forms/ReviewButton/ReviewButton';
import { ReviewForm } from '../forms/ReviewForm/ReviewForm';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Section } from '../sections/Section/Section';
import { RevealOnTarget } from '../sections/RevealOnTarget/RevealOnTarget';
import type { TestimonialsContent } from '../content/formTypes';
import { forms } from '../domain/forms';
import { mixtureOf } from '../domain/samples';
import { submitReview } from '../services/submitReview';
import type { PageProps } from './PageProps';

/** Testimonials: the samples, then the approved reviews, and a form to write one. */
export function TestimonialsPage({ content, data }: PageProps<TestimonialsContent>) {
  const { reviews, form, write } = content;
  const { labels, messages, otherWays, sentMessage } = form;
  const { anchor } = forms.review;
  return (
    <>
      <PageBanner {...content.banner} />
      <CardGrid
        id="reviews"
        title={reviews.title}
        lead={reviews.leads[mixtureOf(reviews.items, data.reviews.length)]}
        kind="reviews"
        card={ReviewCard}
        items={reviewCards([...reviews.items, ...data.reviews], reviews)}
      >
        <ReviewButton {...form} send={submitReview} fallbackTo={`#${anchor}`} />
      </CardGrid>
      <RevealOnTarget id={anchor}>
        <Section id="review-in-page" title={write.title} lead={write.lead} tone="subtle">
          <ReviewForm
            {...{ labels, messages, otherWays, sentMessage }}
            send={submitReview}
            onSent={() => undefined}
            returned={data.returned}
          />
        </Section>
      </RevealOnTarget>
    </>
  );
}
