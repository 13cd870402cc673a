import Typography from '@mui/material/Typography';
import type { Link } from '../../domain/link';
import { SiteLink } from '../SiteLink/SiteLink';
import { Answers, Root } from './QuestionCard.styles';

export interface QuestionCardProps {
  /** The question, in words that a bystander can answer. */
  title: string;
  /** How to find out, in one sentence. */
  text: string;
  /** Two or three answers, the most urgent first: each leads to a page. */
  answers: readonly Link[];
  /** Set in the assistant's panel: the heading is an h3, and the answers are stacked. */
  inPanel?: boolean;
  /** Called when an answer is pressed, before its page opens. */
  onFollow?: () => void;
}

/** A question with its answers as links: it needs no script, and works without a network. */
export function QuestionCard({ title, text, answers, inPanel = false, onFollow }: QuestionCardProps) {
  return (
    <Root inPanel={inPanel}>
      <div>
        <Typography variant="h3" component={inPanel ? 'h3' : 'h2'}>
          {title}
        </Typography>
        <p>{text}</p>
      </div>
      <Answers>
        {answers.map(({ label, to }) => (
          <li key={label}>
            <SiteLink href={to} onClick={onFollow}>
              {label}
            </SiteLink>
          </li>
        ))}
      </Answers>
    </Root>
  );
}
