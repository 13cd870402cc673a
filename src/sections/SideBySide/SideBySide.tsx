import type { ReactNode } from 'react';
import { Root, Side } from './SideBySide.styles';

export interface SideBySideProps {
  /** What the visitor came for. */
  main: ReactNode;
  /** What helps with it; below on small screens. */
  side: ReactNode;
}

/** Main content with a narrow column beside it. */
export function SideBySide({ main, side }: SideBySideProps) {
  return (
    <Root>
      <div>{main}</div>
      <Side>{side}</Side>
    </Root>
  );
}
