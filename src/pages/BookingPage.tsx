import { ClinicsCarousel } from '../components/ClinicsCarousel/ClinicsCarousel';
import type { BookingContent } from '../content/pageTypes';
import { bookingPath } from '../domain/clinics';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CheckList } from '../sections/CheckList/CheckList';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Section } from '../sections/Section/Section';
import { Steps } from '../sections/Steps/Steps';
import type { PageProps } from './PageProps';

/** How to ask for an appointment in a clinic. */
export function BookingPage({ content }: PageProps<BookingContent>) {
  const { clinics } = content;
  return (
    <>
      <PageBanner {...content.banner} />
      <CallToAction {...content.call} />
      <Steps id="steps" {...content.steps} />
      <CheckList id="ready" tone="mist" {...content.ready} />
      <Section id="clinics" title={clinics.title} lead={clinics.lead} tone="paper">
        <ClinicsCarousel
          label={clinics.title}
          clinics={clinics.items}
          labels={clinics.labels}
          bookTo={bookingPath}
        />
      </Section>
    </>
  );
}
