import CallIcon from '@mui/icons-material/Call';
import Button from '@mui/material/Button';
import type { Link } from '../../domain/link';

interface PlaceCallProps {
  /** Calls the service; its label includes the number. */
  call: Link;
  /** What to do on the call, after the number. */
  note: string;
}

/** The phone number on one line. */
export function PlaceCall({ call, note }: PlaceCallProps) {
  return (
    <Button variant="callLine" href={call.to} startIcon={<CallIcon />}>
      {call.label} <small>{note}</small>
    </Button>
  );
}
