import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section, type SectionBaseProps } from '../Section/Section';

export interface TextSectionProps extends Omit<SectionBaseProps, 'lead'> {
  /** Paragraphs, in their order. */
  paragraphs: readonly string[];
  /** What stands under the text, such as a link. */
  children?: ReactNode;
}

/** Running text under a heading, beside it on wide screens, at most 66 characters a line. */
export function TextSection({ paragraphs, children, ...section }: TextSectionProps) {
  return (
    <Section {...section} split>
      <Stack spacing={2}>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
        {children}
      </Stack>
    </Section>
  );
}
