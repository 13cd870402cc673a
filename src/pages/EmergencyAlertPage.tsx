import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { site } from '../content/en/site';
import type { WidgetPageContent } from '../content/pageTypes';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import type { PageProps } from './PageProps';

/** The emergency banner alone. */
export function EmergencyAlertPage({ content }: PageProps<WidgetPageContent>) {
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <PageIntro title={content.title} lead={content.lead} />
    </>
  );
}
