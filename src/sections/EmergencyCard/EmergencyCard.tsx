import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { CallButton } from '../../components/CallButton/CallButton';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import { Body, Root, Title, Topics } from './EmergencyCard.styles';

export interface EmergencyCardProps {
  /** "Call … now if somebody". */
  title: string;
  /** Plain signs, each the rest of that sentence. */
  signs: readonly string[];
  /** The call link; words and `tel:` address. */
  call: Link;
  /** What else can be dialled, and what it is. */
  note: {
    /** Stands before the numbers. */
    text: string;
    /** The numbers. */
    links: readonly Link[];
  };
  /** What to do meanwhile: pages to choose from, if any. */
  topics: readonly Link[];
}

/** When to call at once, in plain signs. Red is kept for this card and for call buttons. */
export function EmergencyCard({ title, signs, call, note, topics }: EmergencyCardProps) {
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
          <Typography>
            {note.text}
            {note.links.map(({ label, to }) => (
              <Fragment key={to}>
                {' '}
                <SiteLink href={to}>{label}</SiteLink>
              </Fragment>
            ))}
          </Typography>
          {topics.length > 0 && (
            <Topics>
              {topics.map(({ label, to }) => (
                <Button key={to} href={to} variant="quiet">
                  {label}
                </Button>
              ))}
            </Topics>
          )}
        </Body>
      </Card>
    </Root>
  );
}
