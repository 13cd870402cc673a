import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, media, size } from '../../theme/tokens';

export const Root = styled('section', { name: 'FirstAidSources', slot: 'Root' })({
  backgroundColor: color.surface,
  paddingBlock: 32,
  [media.print]: { paddingBlock: '10px 0', fontSize: '0.75rem', lineHeight: 1.35 },
});

export const Inner = styled(Container, { name: 'FirstAidSources', slot: 'Inner' })({
  gap: 12,
  '& > div': { marginBlockStart: 8 },
  '& > p': { maxWidth: size.measure },
  '& ul': { paddingInlineStart: 22, listStyle: 'disc' },
  [media.print]: { gap: 2, '& h2': { fontSize: '0.875rem' }, '& > div': { display: 'none' } },
});
