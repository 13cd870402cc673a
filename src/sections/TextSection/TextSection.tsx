import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section, type SectionBaseProps } from '../Section/Section';

export interface TextSectionProps extends Omit<SectionBaseProps, 'lead'> {
  /** Paragraphs, in their order. */
  paragraphs: readonly string[];
  /** Content below the text, such as a link. */
  children?: ReactNode;
}

/** Text under a heading, beside it on wide screens, with at most 66 characters per line. */
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
