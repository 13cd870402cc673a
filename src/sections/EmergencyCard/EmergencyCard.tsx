import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { linkedNumber } from '../../components/linkedNumber';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import { Body, Meanwhile, Root, Title } from './EmergencyCard.styles';

export interface EmergencyCardProps {
  /** "Call … now if somebody:". The number in it is a link. */
  title: string;
  /** Signs of an emergency, each the end of that sentence. */
  signs: readonly string[];
  /** The number as it appears in the title, and its `tel:` address. */
  number: Link;
  /** Other numbers to dial, with a label. */
  note: {
    /** Text before the numbers. */
    text: string;
    /** The numbers. */
    links: readonly Link[];
  };
  /** What to do meanwhile: links to pages, with a heading of their own. */
  meanwhile?: { title: string; topics: readonly Link[] } | undefined;
}

/** When to call at once, and what to do meanwhile. Red text in a red outline: the call button is the only red area of a screen. */
export function EmergencyCard({ title, signs, number, note, meanwhile }: EmergencyCardProps) {
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
          <Typography>
            {note.text}
            {note.links.map(({ label, to }) => (
              <Fragment key={to}>
                {' '}
                <SiteLink href={to}>{label}</SiteLink>
              </Fragment>
            ))}
          </Typography>
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
