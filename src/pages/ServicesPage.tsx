import type { ServicesContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { FactStrip } from '../sections/FactStrip/FactStrip';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { ServiceCards } from '../sections/ServiceCards/ServiceCards';
import type { PageProps } from './PageProps';

/** All services, by what the visitor needs. */
export function ServicesPage({ content }: PageProps<ServicesContent>) {
  return (
    <>
      <PageBanner {...content.banner} />
      {content.strip && <FactStrip {...content.strip} />}
      {content.groups.map((group) => (
        <ServiceCards key={group.id} {...group} />
      ))}
      <CallToAction {...content.call} />
    </>
  );
}
