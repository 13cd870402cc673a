import Button from '@mui/material/Button';
import type { Link } from '../../domain/link';
import { CallButton } from '../CallButton/CallButton';

export interface LinkButtonProps extends Link {
  /** `primary` is the one main action of a screen. A `tel:` address is a call button, except the office’s. */
  variant: 'primary' | 'quiet';
}

/** A link from the content that looks like a button; the emergency number is the call button. */
export function LinkButton({ label, to, office, variant }: LinkButtonProps) {
  if (to.startsWith('tel:') && !office) return <CallButton href={to}>{label}</CallButton>;
  return (
    <Button href={to} variant={variant}>
      {label}
    </Button>
  );
}
