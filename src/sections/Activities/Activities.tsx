import { ActivityCard, type ActivityCardProps } from '../../components/ActivityCard/ActivityCard';
import type { MaybeSample } from '../../domain/samples';
import { CardGrid } from '../CardGrid.styles';
import { Section, type SectionBaseProps } from '../Section/Section';

export interface ActivitiesProps extends Pick<SectionBaseProps, 'title' | 'id' | 'lead'> {
  /** The activities, in their order; a sample says that it is one. */
  items: readonly (Omit<ActivityCardProps, 'example'> & MaybeSample)[];
  /** What stands on the card of a sample: "Example". */
  exampleLabel: string;
}

/** Activities with their days. */
export function Activities({ items, exampleLabel, ...section }: ActivitiesProps) {
  return (
    <Section {...section} tone="subtle">
      <CardGrid>
        {items.map(({ sample, ...item }) => (
          <li key={item.title + item.date}>
            <ActivityCard {...item} example={sample ? exampleLabel : undefined} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
