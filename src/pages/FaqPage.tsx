import type { FaqContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Questions } from '../sections/Questions/Questions';
import type { PageProps } from './PageProps';

/** The ten questions. */
export function FaqPage({ content }: PageProps<FaqContent>) {
  return (
    <>
      <PageBanner {...content.banner} />
      <EmergencyCard {...content.emergency} />
      <Questions id="faq" {...content.questions} />
      <CallToAction {...content.call} />
    </>
  );
}
