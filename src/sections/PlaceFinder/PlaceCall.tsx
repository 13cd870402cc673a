import CallIcon from '@mui/icons-material/Call';
import Button from '@mui/material/Button';
import type { Link } from '../../domain/link';

interface PlaceCallProps {
  /** Calls the service; the number is in its words. */
  call: Link;
  /** What to do then, behind the number. */
  note: string;
}

/** The number in sight, in one line. */
export function PlaceCall({ call, note }: PlaceCallProps) {
  return (
    <Button variant="callLine" href={call.to} startIcon={<CallIcon />}>
      {call.label} <small>{note}</small>
    </Button>
  );
}
