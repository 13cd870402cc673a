import { BenefitCard } from '../components/BenefitCard/BenefitCard';
import { ReviewCard } from '../components/ReviewCard/ReviewCard';
import { reviewCards } from '../components/ReviewCard/reviewCards';
import type { HospitalContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { CheckList } from '../sections/CheckList/CheckList';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Statements } from '../sections/Statements/Statements';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';

/** The second About page, written for a hospital. */
export function HospitalPage({ content }: PageProps<HospitalContent>) {
  const { testimonials } = content;
  return (
    <>
      <PageBanner {...content.banner} />
      <Statements
        tone="subtle"
        items={[
          { id: 'mission', ...content.mission },
          { id: 'vision', ...content.vision },
        ]}
      />
      <TextSection id="history" {...content.history} />
      <CardGrid id="team" tone="strong" card={BenefitCard} {...content.team} />
      <CheckList id="facilities" {...content.facilities} />
      <CardGrid
        id="testimonials"
        title={testimonials.title}
        tone="subtle"
        kind="reviews"
        card={ReviewCard}
        items={reviewCards(testimonials.items, testimonials)}
      />
      <CallToAction {...content.call} />
    </>
  );
}
