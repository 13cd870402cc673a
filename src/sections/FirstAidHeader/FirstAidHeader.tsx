import CallIcon from '@mui/icons-material/Call';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Link } from '../../domain/link';
import { Call, Root } from './FirstAidHeader.styles';

export interface FirstAidHeaderProps {
  /** The page's one headline. */
  title: string;
  /** One sentence under it. */
  lead?: string;
  /** Calls the service. */
  call: Link;
  /** What to do with the phone, behind the number: "speaker on". */
  note: string;
}

/** Top of a first-aid page: what it is about and, in one line, the call. The steps begin right below it. */
export function FirstAidHeader({ title, lead, call, note }: FirstAidHeaderProps) {
  return (
    <Root>
      <div>
        <Typography variant="h1">{title}</Typography>
        {lead !== undefined && <Typography>{lead}</Typography>}
      </div>
      <Call>
        <Button variant="callLine" href={call.to} startIcon={<CallIcon />}>
          {call.label} <small>{note}</small>
        </Button>
      </Call>
    </Root>
  );
}
