import type { ReactNode } from 'react';
import { Root } from './RevealOnTarget.styles';

export interface RevealOnTargetProps {
  /** Id for the fragment of the address. */
  id: string;
  /** Content to reveal. */
  children: ReactNode;
}

/** Shown only while the address's fragment names it or an element inside: opens something without JavaScript. */
export function RevealOnTarget({ id, children }: RevealOnTargetProps) {
  return <Root id={id}>{children}</Root>;
}
