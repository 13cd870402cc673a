import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { data } from '../../components/behaviourProps';
import { darkSurface, styleData } from '../../theme/attributes';
import { Inner, Root } from './Section.styles';

/** Surface that a section lies on. */
export type SectionTone = 'page' | 'subtle' | 'strong' | 'warm' | 'dark';

/** What most sections of a page let their page say. */
export interface SectionBaseProps {
  /** Heading of the section. */
  title: string;
  /** Id of the section, for links to it; its heading gets the same with `-title`. */
  id: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** Surface that it lies on. */
  tone?: SectionTone;
}

export interface SectionProps extends SectionBaseProps {
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
      {...data(styleData, { tone: tone === 'page' ? undefined : tone, split })}
      {...(tone === 'dark' && darkSurface)}
      aria-labelledby={`${id}-title`}
    >
      <Inner>
        {lead === undefined ? (
          heading
        ) : (
          <Stack spacing={1.5}>
            {heading}
            <Typography variant="lead">{lead}</Typography>
          </Stack>
        )}
        {children}
      </Inner>
    </Root>
  );
}
