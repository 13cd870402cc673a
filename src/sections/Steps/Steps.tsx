import Typography from '@mui/material/Typography';
import { Section, type SectionTone } from '../Section/Section';
import { List, Step } from './Steps.styles';

export interface StepsProps {
  /** Heading of the section. */
  title: string;
  /** Id of the section. */
  id: string;
  /** One sentence under the heading. */
  lead?: string;
  /** Surface that it lies on. */
  tone?: SectionTone;
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
