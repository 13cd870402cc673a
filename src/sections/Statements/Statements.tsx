import Typography from '@mui/material/Typography';
import { darkSurface } from '../../theme/attributes';
import { space } from '../../theme/tokens';
import { Inner, Root, Statement } from './Statements.styles';

export interface StatementsProps {
  /** Background. */
  tone?: 'subtle' | 'dark';
  /** The statements: an id for links, a heading of one or two words, and one sentence or two. */
  items: readonly { id: string; title: string; paragraphs: readonly string[] }[];
}

/** What the service stands for, in large type: mission and vision, side by side on wide screens. */
export function Statements({ tone = 'dark', items }: StatementsProps) {
  return (
    <Root {...(tone === 'dark' && darkSurface)}>
      <Inner>
        {items.map(({ id, title, paragraphs }) => (
          <Statement
            key={id}
            component="section"
            spacing={`${space.sPlus}px`}
            id={id}
            aria-labelledby={`${id}-title`}
          >
            <Typography component="h2" variant="h3" id={`${id}-title`}>
              {title}
            </Typography>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Statement>
        ))}
      </Inner>
    </Root>
  );
}
