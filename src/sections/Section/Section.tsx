import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Header, Inner, Root } from './Section.styles';

/** Surface that a section lies on. */
export type SectionTone = 'page' | 'subtle' | 'strong' | 'dark';

export interface SectionProps {
  /** Heading of the section. */
  title: string;
  /** Id of the section, for links to it; its heading gets the same with `-title`. */
  id: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** Surface that it lies on. */
  tone?: SectionTone;
  /** Whether wide screens show the heading beside the content instead of above it. The content is one element then. */
  split?: boolean;
  /** What it holds. */
  children: ReactNode;
}

/** A block of a page: heading, an optional lead, and what belongs under it. */
export function Section({ title, id, lead, tone = 'page', split = false, children }: SectionProps) {
  const heading = (
    <Typography variant="h2" id={`${id}-title`}>
      {title}
    </Typography>
  );
  return (
    <Root
      id={id}
      data-tone={tone === 'page' ? undefined : tone}
      data-surface={tone === 'dark' ? 'dark' : undefined}
      data-split={split ? '' : undefined}
      aria-labelledby={`${id}-title`}
    >
      <Inner>
        {lead === undefined ? (
          heading
        ) : (
          <Header spacing={1.5}>
            {heading}
            <Typography variant="lead">{lead}</Typography>
          </Header>
        )}
        {children}
      </Inner>
    </Root>
  );
}
