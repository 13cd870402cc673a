import CopyIcon from '@mui/icons-material/ContentCopy';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { color, radius, size, space } from '../../src/theme/tokens';
import { Sheet } from './Sheet';
import { tokensOf, type Group, type ListedToken } from './tokenList';

const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: space.xs, whiteSpace: 'nowrap' });

const Copy = styled('button')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  '&:hover': { background: color.surfaceStrong },
  '&:focus-visible': { outline: `2px solid ${color.focusRing}` },
  '& svg': { inlineSize: space.m, blockSize: space.m },
});

/** One line that is there from the start, so that screen readers hear what comes into it and nothing moves. */
const Said = styled('p')({ minBlockSize: space.l, margin: 0, color: color.success, fontSize: '0.9375rem' });

interface TokenTableProps<Name extends Group> {
  /** The tokens to list. */
  group: Name;
  /** What the table lists. */
  caption: string;
  /** Names of the columns between the name and the purpose. */
  columns: readonly string[];
  /** Contents of those columns. */
  cells: (token: ListedToken<Name>) => readonly ReactNode[];
}

/** The tokens of a group: name with a button that copies it, looks, value, purpose. */
export function TokenTable<Name extends Group>({ group, caption, columns, cells }: TokenTableProps<Name>) {
  const [said, setSaid] = useState('');

  const copy = async (id: string) => {
    try {
      await navigator.clipboard.writeText(id);
      setSaid(`Copied: ${id}`);
    } catch {
      setSaid(`The browser does not let this page copy. Select ${id} and copy it yourself.`);
    }
  };

  return (
    <>
      <Sheet
        caption={caption}
        columns={['Name', ...columns, 'For']}
        rows={tokensOf(group).map((token) => [
          <Name key="name">
            <code>{token.id}</code>
            <Copy type="button" aria-label={`Copy ${token.id}`} onClick={() => void copy(token.id)}>
              <CopyIcon aria-hidden />
            </Copy>
          </Name>,
          ...cells(token),
          token.purpose,
        ])}
      />
      <Said role="status" className="sb-unstyled">
        {said}
      </Said>
    </>
  );
}
