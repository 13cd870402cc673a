import { CallButton } from '../../components/CallButton/CallButton';
import { useId } from 'react';
import { Body, Card, Root } from './EmergencyCard.styles';

export interface EmergencyCardProps {
  /** "Call … now if somebody". */
  title: string;
  /** Plain signs, each the rest of that sentence. */
  signs: readonly string[];
  /** The call link; words and `tel:` address. */
  call: { label: string; to: string };
  /** What else can be dialled. */
  note: string;
}

/** When to call at once, in plain signs. Red is kept for this card and for call buttons. */
export function EmergencyCard({ title, signs, call, note }: EmergencyCardProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId}>{title}</h2>
        <Body>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <CallButton href={call.to}>{call.label}</CallButton>
          <p>{note}</p>
        </Body>
      </Card>
    </Root>
  );
}
