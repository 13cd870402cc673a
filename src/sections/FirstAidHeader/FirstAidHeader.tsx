import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CallButton } from '../../components/CallButton/CallButton';
import type { Link } from '../../domain/link';
import { Call, OtherNumbers, Root } from './FirstAidHeader.styles';

export interface FirstAidHeaderProps {
  /** The page's one headline. */
  title: string;
  /** One sentence under it. */
  lead: string;
  /** Calls the service. */
  call: Link;
  /** The public numbers, and when they are needed. */
  others: {
    /** Stands before the numbers. */
    text: string;
    /** The numbers. */
    links: readonly Link[];
  };
}

/** Top of a first-aid page: what it is about and, before anything else, the call. */
export function FirstAidHeader({ title, lead, call, others }: FirstAidHeaderProps) {
  return (
    <Root>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead">{lead}</Typography>
      <Call>
        <CallButton href={call.to}>{call.label}</CallButton>
        <OtherNumbers component="p" direction="row">
          <span>{others.text}</span>
          {others.links.map(({ label, to }) => (
            <Button key={to} href={to} variant="quiet">
              {label}
            </Button>
          ))}
        </OtherNumbers>
      </Call>
    </Root>
  );
}
