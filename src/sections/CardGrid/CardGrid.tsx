import type { ComponentType, ReactNode } from 'react';
import { Section, type SectionBaseProps } from '../Section/Section';
import { List, type CardKind } from './CardGrid.styles';

export interface CardGridProps<Item extends object> extends SectionBaseProps {
  /** Shows one of the items: `BenefitCard`, `TeamMemberCard`. */
  card: ComponentType<Item>;
  /** What each card shows, in order: the card's own props. */
  items: readonly Item[];
  /** What the cards show, which decides how many stand in a row. */
  kind?: CardKind;
  /** Content below the cards, such as a link. */
  children?: ReactNode;
}

/** Cards of one kind under a heading, as many in a row as suits what they show. */
export function CardGrid<Item extends object>({
  card: Card,
  items,
  kind = 'texts',
  children,
  ...section
}: CardGridProps<Item>) {
  return (
    <Section {...section}>
      <List kind={kind}>
        {items.map((item, index) => (
          // Cards have no state, and nothing else names an item in every kind.
          <li key={index}>
            <Card {...item} />
          </li>
        ))}
      </List>
      {children}
    </Section>
  );
}
