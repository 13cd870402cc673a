import type { ReactNode } from 'react';
import { Root } from './VisuallyHidden.styles';

export interface VisuallyHiddenProps {
  /** Words for screen readers only. */
  children: ReactNode;
}

/** Text that only screen readers get. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <Root>{children}</Root>;
}
