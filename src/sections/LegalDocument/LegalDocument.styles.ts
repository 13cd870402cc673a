import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { color, media, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    LegalDocument: 'root' | 'contents' | 'body' | 'note';
  }
}

export const Root = styled(Container, { name: 'LegalDocument', slot: 'Root' })({
  display: 'grid',
  gap: space.xl,
  paddingBlock: `${space.xl}px ${space.xxlPlus}px`,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.wide]: { gridTemplateColumns: '280px minmax(0,1fr)', paddingBlockStart: space.xxl + space.s },
  // A landscape page matches the wide-screen rules; without the contents the text would be squeezed into their column.
  [media.print]: { display: 'block', padding: `${space.sPlus}px ${space.l}px` },
});

export const Contents = styled(Card, { name: 'LegalDocument', slot: 'Contents' })({
  alignSelf: 'start',
  padding: space.mPlus,
  // With large text the numbers reach beyond their list.
  overflow: 'visible',
  '& h2': { fontSize: '1.125rem', marginBlockEnd: space.s },
  '& ol': { paddingInlineStart: 'max(24px,2em)', listStyle: 'decimal' },
  '& a': { display: 'block', paddingBlock: space.s + 1 },
  [media.wide]: { position: 'sticky', insetBlockStart: 96 },
  [media.low]: { position: 'static' },
  [media.print]: { display: 'none' },
}) as typeof Card;

export const Body = styled(Stack, { name: 'LegalDocument', slot: 'Body' })({
  gap: space.xl,
  maxWidth: size.measure,
  '& h2': { breakAfter: 'avoid-page' },
  '& section': { display: 'flex', flexDirection: 'column', gap: space.sPlus, breakInside: 'avoid-page' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space.xsPlus,
    paddingInlineStart: space.mPlus + 2,
    listStyle: 'disc',
  },
});

export const Note = styled('p', { name: 'LegalDocument', slot: 'Note' })({
  padding: space.m,
  borderInlineStart: `4px solid ${color.accent}`,
  backgroundColor: color.surfaceWarm,
});
