import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, font, space, type } from '../../src/theme/tokens';

const Scroll = styled('div')({ overflowX: 'auto' });

const Root = styled('table')({
  ...type.small,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: font.text,
  color: color.text,
  'th,td': { padding: space.s, textAlign: 'start', borderBlockEnd: `1px solid ${color.rule}` },
  caption: { textAlign: 'start', paddingBlock: space.s, color: color.textSoft },
});

interface SheetProps {
  /** What the table lists. */
  caption: string;
  /** Names of the columns. */
  columns: readonly string[];
  /** One entry a row; the first cell names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of tokens. */
export function Sheet({ caption, columns, rows }: SheetProps) {
  return (
    <Scroll className="sb-unstyled" role="region" aria-label={caption} tabIndex={0}>
      <Root>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
    </Scroll>
  );
}
