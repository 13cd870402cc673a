import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Root } from './TwoColumns.styles';

export interface TwoColumnsProps {
  /** What the visitor came for. */
  main: ReactNode;
  /** What helps with it; below on small screens. */
  side: ReactNode;
}

/** Main content with a narrow column beside it. */
export function TwoColumns({ main, side }: TwoColumnsProps) {
  return (
    <Root>
      <div>{main}</div>
      <Stack spacing={3}>{side}</Stack>
    </Root>
  );
}
