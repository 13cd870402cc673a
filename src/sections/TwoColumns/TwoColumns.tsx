import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Root } from './TwoColumns.styles';

export interface TwoColumnsProps {
  /** Main content. */
  main: ReactNode;
  /** Supporting content; below the main content on small screens. */
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
