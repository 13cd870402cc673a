import type { HospitalContent } from '../content/pageTypes';
import { BenefitGrid } from '../sections/BenefitGrid/BenefitGrid';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CheckList } from '../sections/CheckList/CheckList';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Statements } from '../sections/Statements/Statements';
import { TestimonialsGrid } from '../sections/TestimonialsGrid/TestimonialsGrid';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';

/** The second About page, written for a hospital. */
export function HospitalPage({ content }: PageProps<HospitalContent>) {
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
      <BenefitGrid id="team" tone="strong" {...content.team} />
      <CheckList id="facilities" {...content.facilities} />
      <TestimonialsGrid id="testimonials" tone="subtle" {...content.testimonials} />
      <CallToAction {...content.call} />
    </>
  );
}
