import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { color, media, type } from '../../theme/tokens';

export const Root = styled(Container, { name: 'FirstAidHeader', slot: 'Root' })({
  gap: 12,
  paddingBlock: '24px 8px',
  [media.medium]: { paddingBlockStart: 40 },
  [media.print]: { paddingBlock: 0, gap: 4 },
});

export const Call = styled(Stack, { name: 'FirstAidHeader', slot: 'Call' })({
  gap: 8,
  // Large enough for a shaking thumb; as wide as a phone, but no wider.
  '& > a': { minHeight: 64, maxWidth: 480, fontSize: '1.375rem' },
  // Dialled by hand from paper: header and text say the same numbers.
  [media.print]: { '& a': { display: 'none' } },
});

export const OtherNumbers = styled(Stack, { name: 'FirstAidHeader', slot: 'OtherNumbers' })({
  alignItems: 'center',
  gap: '6px 12px',
  '& span': { flexBasis: '100%' },
  '& a,& a:hover': { paddingInline: 20, color: color.emergency, fontSize: type.body.fontSize },
  [media.medium]: { '& span': { flexBasis: 'auto' } },
}) as typeof Stack;
