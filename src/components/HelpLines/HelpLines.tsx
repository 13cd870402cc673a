import CallIcon from '@mui/icons-material/Call';
import { Root } from './HelpLines.styles';

/** A number that can be called. */
export interface HelpLine {
  /** The number as people write it: "0722 178 177". */
  number: string;
  /** Its `tel:` address. */
  href: string;
  /** Who answers. */
  name: string;
  /** Whom it is for, and when. */
  text?: string;
}

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
