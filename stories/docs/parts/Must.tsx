import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, font, space, type } from '../../../src/theme/tokens';

const List = styled('ol')({
  ...type.body,
  fontSize: '1rem',
  listStyle: 'decimal',
  maxInlineSize: '76ch',
  display: 'grid',
  gap: space.s,
  margin: 0,
  paddingInlineStart: space.xl,
  fontFamily: font.text,
  color: color.text,
  // A statement that takes several lines in its file comes as a paragraph.
  '& p': { margin: 0 },
});

const Held = styled('small')({ ...type.small, display: 'block', color: color.textSoft });

/** The accessibility contract of a component: statements, each held by a test. */
export function Musts({ children }: { children: ReactNode }) {
  return <List className="sb-unstyled">{children}</List>;
}

interface MustProps {
  /**
   * What holds it, names parted by commas: stories of the same component whose play function asserts it (`KeyboardOnly`), rules
   * of axe, which every story has to pass (`axe color-contrast`), or a test file (`tests/e2e/header.spec.ts`).
   */
  held: string;
  /** What must hold, in one sentence. */
  children: ReactNode;
}

/** One statement of the contract, and the test that holds it. */
export function Must({ held, children }: MustProps) {
  return (
    <li>
      {children}
      <Held>Held by {held}</Held>
    </li>
  );
}
