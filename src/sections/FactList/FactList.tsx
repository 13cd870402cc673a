import Typography from '@mui/material/Typography';
import { Section } from '../Section/Section';
import { TextSection, type TextSectionProps } from '../TextSection/TextSection';
import { Facts, type FactsProps } from './Facts';

export interface FactListProps
  extends Omit<TextSectionProps, 'children' | 'paragraphs'>, Pick<FactsProps, 'facts'> {
  /** In rows beside the heading; or below it, as large figures side by side. */
  look?: 'rows' | 'figures';
  /** Text above the facts. */
  paragraphs?: TextSectionProps['paragraphs'];
}

/** Facts about the service as names and values: licences and means of payment, first answers, figures. */
export function FactList({ facts, look = 'rows', paragraphs = [], ...section }: FactListProps) {
  const list = facts.length > 0 && <Facts facts={facts} look={look} />;
  if (look === 'rows')
    return (
      <TextSection {...section} paragraphs={paragraphs}>
        {list}
      </TextSection>
    );
  return (
    <Section {...section}>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      {list}
    </Section>
  );
}
