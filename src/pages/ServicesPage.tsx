import { ServiceCard } from '../components/ServiceCard/ServiceCard';
import type { ServicesContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { FactStrip } from '../sections/FactStrip/FactStrip';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import type { PageProps } from './PageProps';

/** All services, by what the visitor needs. */
export function ServicesPage({ content }: PageProps<ServicesContent>) {
  return (
    <>
      <PageBanner {...content.banner} />
      {content.strip && <FactStrip {...content.strip} />}
      {content.groups.map(({ linkLabel, cards, ...group }) => (
        <CardGrid
          key={group.id}
          {...group}
          kind="services"
          card={ServiceCard}
          items={cards.map((card) => ({ ...card, linkLabel }))}
        />
      ))}
      <CallToAction {...content.call} />
    </>
  );
}
