import CallIcon from '@mui/icons-material/Call';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface CallButtonProps {
  /** The emergency number, a `tel:` address. */
  href: string;
  /** Words of the link, including the number: they are its accessible name. */
  children: ReactNode;
  /** Whether the button has the red ground. Only one element of a screen has it, usually the call link of the header or the bar. */
  filled?: boolean;
}

/** Calls the emergency number: red words in a red outline with a phone icon, the same on every surface. */
export function CallButton({ href, children, filled = false }: CallButtonProps) {
  return (
    <Button variant={filled ? 'call' : 'callLine'} href={href} startIcon={<CallIcon />}>
      {children}
    </Button>
  );
}
