import { Section, type SectionBaseProps } from '../Section/Section';
import { Figure, List } from './Figures.styles';

export interface FiguresProps extends Pick<SectionBaseProps, 'title' | 'id'> {
  /** The figures as shown, `1,200+`, with what each counts. */
  items: readonly { value: string; label: string }[];
}

/** Figures of the service on the dark surface, without a counting animation. */
export function Figures({ title, id, items }: FiguresProps) {
  return (
    <Section title={title} id={id} tone="dark">
      <List>
        {items.map(({ value, label }) => (
          <Figure key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Figure>
        ))}
      </List>
    </Section>
  );
}
