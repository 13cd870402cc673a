import CallIcon from '@mui/icons-material/Call';
import type { HelpLine } from '../../domain/helpLine';
import { Aligned, Root } from './HelpLines.styles';

export interface HelpLinesProps {
  /** The numbers, the first to call first. */
  lines: readonly HelpLine[];
  /** Whether they are part of a card or a list: without a frame, and with the names of short numbers in one column. */
  aligned?: boolean;
}

/**
 * Numbers that can be called, one row of 52 px each: the number, who answers, whom it is for. Without red. Two numbers in one
 * line of text are read as one.
 */
export function HelpLines({ lines, aligned = false }: HelpLinesProps) {
  const List = aligned ? Aligned : Root;
  return (
    <List>
      {lines.map(({ number, href, name, text }) => (
        <li key={href}>
          <a href={href}>
            <CallIcon />
            <span>
              {/* Phone numbers read from left to right in every language. */}
              <b dir="ltr">{number}</b>{' '}
              <span>
                <strong>{name}</strong>
                {text !== undefined && <small>{text}</small>}
              </span>
            </span>
          </a>
        </li>
      ))}
    </List>
  );
}
