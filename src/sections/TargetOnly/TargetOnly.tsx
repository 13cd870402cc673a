import type { ReactNode } from 'react';
import { Root } from './TargetOnly.styles';

export interface TargetOnlyProps {
  /** Id that the address names. */
  id: string;
  /** What is shown then. */
  children: ReactNode;
}

/** Shown only while the page's address names it: a native way to open something without JavaScript. */
export function TargetOnly({ id, children }: TargetOnlyProps) {
  return <Root id={id}>{children}</Root>;
}
