import Typography from '@mui/material/Typography';
import { Section } from '../Section/Section';
import type { TextSectionProps } from '../TextSection/TextSection';
import { List } from './ShortAnswers.styles';

export interface ShortAnswersProps extends Omit<TextSectionProps, 'children'> {
  /** Short questions, each answered in one or two sentences. */
  answers: readonly { title: string; text: string }[];
}

/** What a visitor wants to know first: what they get, what it costs, what to do now. */
export function ShortAnswers({ answers, paragraphs, ...section }: ShortAnswersProps) {
  return (
    <Section {...section}>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      <List>
        {answers.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
    </Section>
  );
}
