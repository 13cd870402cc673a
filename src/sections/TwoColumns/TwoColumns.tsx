import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Page, Root } from './TwoColumns.styles';

export interface TwoColumnsProps {
  /** Main content. */
  main: ReactNode;
  /** Supporting content; below the main content on small screens. */
  side: ReactNode;
  /** Whether they are a whole page, such as a form: it begins directly under the header, so that its first question is on the first screen. */
  page?: boolean;
}

/** Main content with a narrow column beside it. */
export function TwoColumns({ main, side, page = false }: TwoColumnsProps) {
  const columns = (
    <Root>
      <div>{main}</div>
      <Stack spacing={3}>{side}</Stack>
    </Root>
  );
  return page ? <Page>{columns}</Page> : columns;
}
