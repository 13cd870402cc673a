import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Root } from './PageIntro.styles';

export interface PageIntroProps {
  /** The page's only `h1`. */
  title: string;
  /** One or two sentences under it. */
  lead: string;
  /** What can be done at once, below them. */
  children?: ReactNode;
}

/** Headline and lead of a page without a banner. */
export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <Root>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead">{lead}</Typography>
      {children}
    </Root>
  );
}
