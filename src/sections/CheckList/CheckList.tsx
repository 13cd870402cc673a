import { Section, type SectionBaseProps } from '../Section/Section';
import { List } from './CheckList.styles';

export interface CheckListProps extends SectionBaseProps {
  /** The points, short. */
  items: readonly string[];
}

/** What is included, or what to have ready: a list with ticks. */
export function CheckList({ items, ...section }: CheckListProps) {
  return (
    <Section {...section} split>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </Section>
  );
}
