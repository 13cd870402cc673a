import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { data } from '../../components/behaviourProps';
import { darkSurface, styleData } from '../../theme/attributes';
import { space } from '../../theme/tokens';
import { Inner, Root } from './Section.styles';

/** Background of a section. */
export type SectionTone = 'page' | 'subtle' | 'strong' | 'warm' | 'dark' | 'darkest';

/** Props that most sections pass on. */
export interface SectionBaseProps {
  /** Heading of the section. */
  title: string;
  /** Id of the section, for links to it; its heading has the same id with `-title`. */
  id: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** Background. */
  tone?: SectionTone;
}

export interface SectionProps extends SectionBaseProps {
  /** Whether wide screens show the heading beside the content instead of above it. The content must then be one element. */
  split?: boolean;
  /** Content. */
  children: ReactNode;
}

/** A block of a page: heading, optional lead and content. */
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
      {...((tone === 'dark' || tone === 'darkest') && darkSurface)}
      aria-labelledby={`${id}-title`}
    >
      <Inner>
        {lead === undefined ? (
          heading
        ) : (
          <Stack spacing={`${space.sPlus}px`}>
            {heading}
            <Typography variant="lead">{lead}</Typography>
          </Stack>
        )}
        {children}
      </Inner>
    </Root>
  );
}
