import type { ReactNode } from 'react';
import { Root } from './RevealOnTarget.styles';

export interface RevealOnTargetProps {
  /** Id that the address names. */
  id: string;
  /** What is shown then. */
  children: ReactNode;
}

/** Shown only while the page's address names it or something in it: a native way to open something without JavaScript. */
export function RevealOnTarget({ id, children }: RevealOnTargetProps) {
  return <Root id={id}>{children}</Root>;
}
