import { ActivityCard, type ActivityCardProps } from '../../components/ActivityCard/ActivityCard';
import type { MaybeSample } from '../../domain/samples';
import { CardGrid } from '../CardGrid.styles';
import { Section, type SectionBaseProps } from '../Section/Section';

export interface ActivitiesProps extends Pick<SectionBaseProps, 'title' | 'id' | 'lead'> {
  /** The activities, in their order; samples are marked. */
  items: readonly (Omit<ActivityCardProps, 'example'> & MaybeSample)[];
  /** Tag of a sample: "Example". */
  exampleLabel: string;
}

/** Activities with their dates. */
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
