import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { color, media, size } from '../../theme/tokens';

export const Root = styled(Container, { name: 'LegalDocument', slot: 'Root' })({
  display: 'grid',
  gap: 32,
  paddingBlock: '32px 64px',
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.wide]: { gridTemplateColumns: '280px minmax(0,1fr)', paddingBlockStart: 56 },
  // A sheet on its side is as wide as a wide screen; without the contents the text would get their column.
  [media.print]: { display: 'block', padding: '12px 24px' },
});

export const Contents = styled(Card, { name: 'LegalDocument', slot: 'Contents' })({
  alignSelf: 'start',
  padding: 20,
  // Numbers of large text reach beyond their list.
  overflow: 'visible',
  '& h2': { fontSize: '1.125rem', marginBlockEnd: 8 },
  '& ol': { paddingInlineStart: 'max(24px,2em)', listStyle: 'decimal' },
  '& a': { display: 'block', paddingBlock: 9 },
  [media.wide]: { position: 'sticky', insetBlockStart: 96 },
  [media.low]: { position: 'static' },
  [media.print]: { display: 'none' },
}) as typeof Card;

export const Body = styled(Stack, { name: 'LegalDocument', slot: 'Body' })({
  gap: 32,
  maxWidth: size.measure,
  '& h2': { breakAfter: 'avoid-page' },
  '& section': { display: 'flex', flexDirection: 'column', gap: 12, breakInside: 'avoid-page' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 6,
    paddingInlineStart: 22,
    listStyle: 'disc',
  },
});

export const Note = styled('p', { name: 'LegalDocument', slot: 'Note' })({
  padding: 16,
  borderInlineStart: `4px solid ${color.accent}`,
  backgroundColor: color.surfaceWarm,
});
