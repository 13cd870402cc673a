import type { ReactNode } from 'react';
import { Inner, Lead, Root } from './Section.styles';

/** Surface that a section lies on. */
export type SectionTone = 'page' | 'paper' | 'mist' | 'dark';

export interface SectionProps {
  /** Heading of the section. */
  title: string;
  /** Id of the section, for links to it; its heading gets the same with `-title`. */
  id: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** Surface that it lies on. */
  tone?: SectionTone;
  /** What it holds. */
  children: ReactNode;
}

/** A block of a page: heading, an optional lead, and what belongs under it. */
export function Section({ title, id, lead, tone = 'page', children }: SectionProps) {
  return (
    <Root
      id={id}
      data-tone={tone}
      data-surface={tone === 'dark' ? 'dark' : undefined}
      aria-labelledby={`${id}-title`}
    >
      <Inner>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </Inner>
    </Root>
  );
}
