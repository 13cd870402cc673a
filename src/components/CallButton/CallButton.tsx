import CallIcon from '@mui/icons-material/Call';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface CallButtonProps {
  /** The emergency number, a `tel:` address. */
  href: string;
  /** Words of the link, with the number in them. They stand for the accessible name. */
  children: ReactNode;
}

/** Calls the emergency number: red, with the sign of a phone, on every surface the same. */
export function CallButton({ href, children }: CallButtonProps) {
  return (
    <Button variant="call" href={href} startIcon={<CallIcon />}>
      {children}
    </Button>
  );
}
