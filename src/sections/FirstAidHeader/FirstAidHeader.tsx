import CallIcon from '@mui/icons-material/Call';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Link } from '../../domain/link';
import { Call, Check, Root } from './FirstAidHeader.styles';

export interface FirstAidHeaderProps {
  /** The page's one headline. */
  title: string;
  /** One sentence under it. */
  lead?: string;
  /** Who has checked the page and when, or that nobody has; directly under the title. */
  check?: string;
  /** Calls the service; left out where nobody is in danger. */
  call?: Link;
  /** Tip for the phone call, after the number: "speaker on". */
  note?: string;
  /** Whether it stands inside of a column, such as that of the steps: the call below the title, no gutters. */
  inColumn?: boolean;
}

/** Top of a first-aid page: title and, on one line, the call link. The steps begin directly below it. */
export function FirstAidHeader({ title, lead, check, call, note, inColumn = false }: FirstAidHeaderProps) {
  return (
    <Root inColumn={inColumn}>
      <div>
        <Typography variant="h1">{title}</Typography>
        {check !== undefined && <Check>{check}</Check>}
        {lead !== undefined && <Typography>{lead}</Typography>}
      </div>
      {call && (
        <Call>
          <Button variant="callLine" href={call.to} startIcon={<CallIcon />}>
            {call.label} <small>{note}</small>
          </Button>
        </Call>
      )}
    </Root>
  );
}
