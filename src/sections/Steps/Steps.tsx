import Typography from '@mui/material/Typography';
import { Section, type SectionBaseProps } from '../Section/Section';
import { List, Step } from './Steps.styles';

export interface StepsProps extends SectionBaseProps {
  /** The steps in their order. */
  items: readonly { title: string; text: string }[];
}

/** A process in numbered steps: one below the other, on wide screens in one row. */
export function Steps({ items, ...section }: StepsProps) {
  return (
    <Section {...section}>
      <List>
        {items.map(({ title, text }) => (
          <Step key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
          </Step>
        ))}
      </List>
    </Section>
  );
}
