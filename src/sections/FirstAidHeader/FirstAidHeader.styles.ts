import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { color, media, space, type } from '../../theme/tokens';

export const Root = styled(Container, { name: 'FirstAidHeader', slot: 'Root' })({
  gap: space.sPlus,
  paddingBlock: `${space.l}px ${space.s}px`,
  [media.medium]: { paddingBlockStart: space.xlPlus },
  [media.print]: { paddingBlock: 0, gap: space.xs },
});

export const Call = styled(Stack, { name: 'FirstAidHeader', slot: 'Call' })({
  gap: space.s,
  // Large enough for a shaking thumb; as wide as a phone, but no wider.
  '& > a': { minHeight: 64, maxWidth: 480, fontSize: '1.375rem' },
  // Dialled by hand from paper: header and text say the same numbers.
  [media.print]: { '& a': { display: 'none' } },
});

export const OtherNumbers = styled(Stack, { name: 'FirstAidHeader', slot: 'OtherNumbers' })({
  alignItems: 'center',
  gap: `${space.xsPlus}px ${space.sPlus}px`,
  '& span': { flexBasis: '100%' },
  '& a,& a:hover': { paddingInline: space.mPlus, color: color.emergencyText, fontSize: type.body.fontSize },
  [media.medium]: { '& span': { flexBasis: 'auto' } },
}) as typeof Stack;
