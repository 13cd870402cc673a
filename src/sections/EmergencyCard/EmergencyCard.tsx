import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { HelpLines } from '../../components/HelpLines/HelpLines';
import type { HelpLine } from '../../domain/helpLine';
import { linkedNumber } from '../../components/linkedNumber';
import type { Link } from '../../domain/link';
import { Body, Meanwhile, Root, Title } from './EmergencyCard.styles';

export interface EmergencyCardProps {
  /** "Call … now if somebody:". The number in it is a link. */
  title: string;
  /** Signs of an emergency, each the end of that sentence. */
  signs: readonly string[];
  /** The number as it appears in the title, and its `tel:` address. */
  number: Link;
  /** Whom to call when nobody answers, with a heading. */
  others: { title: string; lines: readonly HelpLine[] };
  /** What to do meanwhile: links to pages, with a heading of their own. */
  meanwhile?: { title: string; topics: readonly Link[] } | undefined;
}

/** When to call at once, and what to do meanwhile. Red text in a red outline: the call button is the only red area of a screen. */
export function EmergencyCard({ title, signs, number, others, meanwhile }: EmergencyCardProps) {
  const titleId = useId();
  return (
    <Root component="section" aria-labelledby={titleId}>
      <Card variant="emergency">
        <Body>
          <Title component="h2" variant="h3" id={titleId}>
            {linkedNumber(title, number)}
          </Title>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <div>
            <h3>{others.title}</h3>
            <HelpLines aligned lines={others.lines} />
          </div>
        </Body>
      </Card>
      {meanwhile && (
        <Meanwhile>
          <Typography variant="h3">{meanwhile.title}</Typography>
          <ul>
            {meanwhile.topics.map(({ label, to }) => (
              <li key={to}>
                <Button href={to} variant="quiet">
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </Meanwhile>
      )}
    </Root>
  );
}
