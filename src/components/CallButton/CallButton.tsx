import CallIcon from '@mui/icons-material/Call';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface CallButtonProps {
  /** The emergency number, a `tel:` address. */
  href: string;
  /** Words of the link, with the number in them. They stand for the accessible name. */
  children: ReactNode;
  /** Whether it is the one red ground of the screen, which header and bar have elsewhere. */
  filled?: boolean;
}

/** Calls the emergency number: red words in a red line, with the sign of a phone, on every surface the same. */
export function CallButton({ href, children, filled = false }: CallButtonProps) {
  return (
    <Button variant={filled ? 'call' : 'callLine'} href={href} startIcon={<CallIcon />}>
      {children}
    </Button>
  );
}
