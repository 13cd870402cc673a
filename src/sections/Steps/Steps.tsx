import Typography from '@mui/material/Typography';
import { Section, type SectionBaseProps } from '../Section/Section';
import { List, Step } from './Steps.styles';

export interface StepsProps extends SectionBaseProps {
  /** The steps in their order. */
  items: readonly { title: string; text: string }[];
}

/** What happens, step by step, with numbers. */
export function Steps({ items, ...section }: StepsProps) {
  return (
    <Section {...section} split>
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
