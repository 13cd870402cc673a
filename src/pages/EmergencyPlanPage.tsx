import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import type { EmergencyPlanContent } from '../content/formTypes';
import { PlanForm } from '../forms/PlanForm/PlanForm';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import { planStorage } from '../services/planStorage';
import type { PageProps } from './PageProps';

/** Makes an emergency plan of one printed page, in the browser alone. */
export function EmergencyPlanPage({ content, site }: PageProps<EmergencyPlanContent>) {
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <PageIntro title={content.title} lead={content.lead} />
      <PlanForm labels={content.labels} sheet={content.sheet} storage={planStorage} />
      <CallToAction {...content.cover} />
    </>
  );
}
