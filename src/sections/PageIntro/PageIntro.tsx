import Typography from '@mui/material/Typography';
import { Root } from './PageIntro.styles';

export interface PageIntroProps {
  /** The page's only `h1`. */
  title: string;
  /** One or two sentences under it. */
  lead: string;
}

/** Headline and lead of a page without a banner. */
export function PageIntro({ title, lead }: PageIntroProps) {
  return (
    <Root>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead">{lead}</Typography>
    </Root>
  );
}
