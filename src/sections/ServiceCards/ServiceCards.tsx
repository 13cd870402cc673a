import { ServiceCard, type ServiceCardProps } from '../../components/ServiceCard/ServiceCard';
import { Grid } from './ServiceCards.styles';
import { Section, type SectionBaseProps } from '../Section/Section';

export interface ServiceCardsProps extends SectionBaseProps {
  /** Label of each card's link: "Read More". */
  linkLabel: string;
  /** The services, in their order. */
  cards: readonly Omit<ServiceCardProps, 'linkLabel'>[];
}

/** Services as illustrated cards, three per row from tablets on, without a gap at the end. */
export function ServiceCards({ linkLabel, cards, ...section }: ServiceCardsProps) {
  return (
    <Section {...section}>
      <Grid>
        {cards.map((card) => (
          <li key={card.title}>
            <ServiceCard {...card} linkLabel={linkLabel} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
