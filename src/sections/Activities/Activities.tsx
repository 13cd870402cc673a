import { ActivityCard, type ActivityCardProps } from '../../components/ActivityCard/ActivityCard';
import { Section } from '../Section/Section';
import { Grid } from './Activities.styles';

export interface ActivitiesProps {
  /** Heading: "Past activities". */
  title: string;
  /** Id of the section. */
  id: string;
  /** The activities, in their order. */
  items: readonly ActivityCardProps[];
}

/** Activities with their days. */
export function Activities({ title, id, items }: ActivitiesProps) {
  return (
    <Section title={title} id={id} tone="paper">
      <Grid>
        {items.map((item) => (
          <li key={item.title + item.date}>
            <ActivityCard {...item} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
