import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { data } from '../../components/behaviourProps';
import { styleData } from '../../theme/attributes';
import { Page, Root } from './TwoColumns.styles';

export interface TwoColumnsProps {
  /** Main content. */
  main: ReactNode;
  /** Supporting content; below the main content on small screens. */
  side: ReactNode;
  /** Whether the supporting content comes first: above the main content, and before it on wide screens. */
  sideFirst?: boolean;
  /** Whether they are a whole page, such as a form: it begins directly under the header, so that its first question is on the first screen. */
  page?: boolean;
}

/** Main content with a narrow column beside it. */
export function TwoColumns({ main, side, sideFirst = false, page = false }: TwoColumnsProps) {
  const columns = (
    <Root {...data(styleData, { aside: sideFirst })}>
      {!sideFirst && <div>{main}</div>}
      <Stack spacing={3}>{side}</Stack>
      {sideFirst && <div>{main}</div>}
    </Root>
  );
  return page ? <Page>{columns}</Page> : columns;
}
