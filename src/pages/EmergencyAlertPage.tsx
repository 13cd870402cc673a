import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import type { WidgetPageContent } from '../content/types';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import type { PageProps } from './PageProps';

/** The emergency banner alone. */
export function EmergencyAlertPage({ content, site }: PageProps<WidgetPageContent>) {
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <PageIntro title={content.title} lead={content.lead} />
    </>
  );
}
