import { Section, type SectionTone } from '../Section/Section';
import { List } from './CheckList.styles';

export interface CheckListProps {
  /** Heading of the section. */
  title: string;
  /** Id of the section. */
  id: string;
  /** One sentence under the heading. */
  lead?: string;
  /** Surface that it lies on. */
  tone?: SectionTone;
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
