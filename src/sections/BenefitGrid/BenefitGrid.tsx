import { BenefitCard, type BenefitCardProps } from '../../components/BenefitCard/BenefitCard';
import { Section, type SectionTone } from '../Section/Section';
import { Grid } from './BenefitGrid.styles';

export interface BenefitGridProps {
  /** Heading of the section. */
  title: string;
  /** Id of the section. */
  id: string;
  /** One sentence under the heading. */
  lead?: string;
  /** Surface that it lies on. */
  tone?: SectionTone;
  /** The benefits. */
  items: readonly BenefitCardProps[];
}

/** What a visitor gets, as cards. */
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
