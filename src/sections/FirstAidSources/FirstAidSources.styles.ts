import { styled } from '@mui/material/styles';
import { color, media, size } from '../../theme/tokens';

export const Root = styled('section')({
  backgroundColor: color.surface,
  paddingBlock: 32,
  [media.print]: { paddingBlock: '10px 0', fontSize: '0.75rem', lineHeight: 1.35 },
});

export const Inner = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: size.gutter,
  '& h2': { fontSize: '1.25rem' },
  '& p': { maxWidth: size.measure },
  '& ul': { paddingInlineStart: 22, listStyle: 'disc' },
  [media.print]: { gap: 2, '& h2': { fontSize: '0.875rem' } },
});

export const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 8,
  [media.print]: { display: 'none' },
});
