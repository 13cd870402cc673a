import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CallButton } from '../../components/CallButton/CallButton';
import type { Link } from '../../domain/link';
import { Body, Root, Title } from './EmergencyCard.styles';

export interface EmergencyCardProps {
  /** "Call … now if somebody". */
  title: string;
  /** Plain signs, each the rest of that sentence. */
  signs: readonly string[];
  /** The call link; words and `tel:` address. */
  call: Link;
  /** What else can be dialled. */
  note: string;
}

/** When to call at once, in plain signs. Red is kept for this card and for call buttons. */
export function EmergencyCard({ title, signs, call, note }: EmergencyCardProps) {
  const titleId = useId();
  return (
    <Root component="section" aria-labelledby={titleId}>
      <Card variant="emergency">
        <Title component="h2" variant="h3" id={titleId}>
          {title}
        </Title>
        <Body>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <CallButton href={call.to}>{call.label}</CallButton>
          <Typography>{note}</Typography>
        </Body>
      </Card>
    </Root>
  );
}
