import CallIcon from '@mui/icons-material/Call';
import type { ReactNode } from 'react';
import { Root } from './ActionLink.styles';

export interface ActionLinkProps {
  /** Where it leads: a path of the site, `#section`, or a `tel:`, `mailto:` or `https:` address. */
  to: string;
  /** `call` is red and for the emergency number only; `primary` is the one main action of a screen. */
  variant?: 'primary' | 'quiet' | 'call';
  /** Words of the link. They say what happens, and stand for the accessible name. */
  children: ReactNode;
}

/** A link that looks like a button, for the actions of a page. On a dark surface it changes its colours by itself. */
export function ActionLink({ to, variant = 'primary', children }: ActionLinkProps) {
  return (
    <Root to={to} data-variant={variant}>
      {variant === 'call' && <CallIcon aria-hidden />}
      {children}
    </Root>
  );
}
