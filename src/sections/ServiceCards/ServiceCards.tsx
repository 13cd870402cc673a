import { ServiceCard, type ServiceCardProps } from '../../components/ServiceCard/ServiceCard';
import { CardGrid } from '../CardGrid.styles';
import { Section } from '../Section/Section';

export interface ServiceCardsProps {
  /** Heading of the section. */
  title: string;
  /** Id of the section, for links to it. */
  id: string;
  /** One sentence under the heading. */
  lead?: string;
  /** Words of each card's link: "Read More". */
  linkLabel: string;
  /** The services, in their order. */
  cards: readonly Omit<ServiceCardProps, 'linkLabel'>[];
}

/** Services as illustrated cards, three in a row on wide screens. */
export function ServiceCards({ title, id, lead, linkLabel, cards }: ServiceCardsProps) {
  return (
    <Section title={title} id={id} {...(lead !== undefined && { lead })}>
      <CardGrid>
        {cards.map((card) => (
          <li key={card.title}>
            <ServiceCard {...card} linkLabel={linkLabel} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
