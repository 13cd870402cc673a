import CallIcon from '@mui/icons-material/Call';
import type { HelpLine } from '../../domain/helpLine';
import { Root } from './HelpLines.styles';

export interface HelpLinesProps {
  /** The numbers, the first to call first. */
  lines: readonly HelpLine[];
}

/** Numbers that can be called, one row of 52 px each: the number, who answers, whom it is for. Without red. */
export function HelpLines({ lines }: HelpLinesProps) {
  return (
    <Root>
      {lines.map(({ number, href, name, text }) => (
        <li key={href}>
          <a href={href}>
            <CallIcon />
            <span>
              {/* Phone numbers read from left to right in every language. */}
              <b dir="ltr">{number}</b> <strong>{name}</strong>
              {text !== undefined && <small>{text}</small>}
            </span>
          </a>
        </li>
      ))}
    </Root>
  );
}
