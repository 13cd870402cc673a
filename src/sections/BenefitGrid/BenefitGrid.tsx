import { BenefitCard, type BenefitCardProps } from '../../components/BenefitCard/BenefitCard';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Grid } from './BenefitGrid.styles';

export interface BenefitGridProps extends SectionBaseProps {
  /** The benefits. */
  items: readonly BenefitCardProps[];
}

/** Benefits of a service, as cards. */
export function BenefitGrid({ items, ...section }: BenefitGridProps) {
  return (
    <Section {...section}>
      <Grid>
        {items.map((item) => (
          <li key={item.title}>
            <BenefitCard {...item} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
