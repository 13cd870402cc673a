import Typography from '@mui/material/Typography';
import type { Link } from '../../domain/link';
import { Article, Guides, Root } from './DeskGuide.styles';

export interface DeskGuideProps {
  /** Name of the list of guides. */
  label: string;
  /** Heading of the guide. */
  title: string;
  /** The guide as HTML, without its heading; made from our own Markdown. */
  html: string;
  /** All guides. */
  guides: readonly (Link & {
    /** Whether it is the one that is shown. */
    current: boolean;
  })[];
}

/** A guide for owners at the desk, with links to the others. */
export function DeskGuide({ label, title, html, guides }: DeskGuideProps) {
  return (
    <Root>
      <Guides aria-label={label}>
        {guides.map(({ label: name, to, current }) => (
          <a key={to} href={to} aria-current={current ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </Guides>
      <Typography variant="h3" component="h1">
        {title}
      </Typography>
      <Article dangerouslySetInnerHTML={{ __html: html }} />
    </Root>
  );
}
