import { styled } from '@mui/material/styles';
import { color, media, radius, size, type } from '../../theme/tokens';

export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxWidth: size.page,
  marginInline: 'auto',
  padding: `24px ${size.gutter} 8px`,
  '& > p': type.lead,
  [media.medium]: { paddingBlockStart: 40 },
  [media.print]: { paddingBlock: 0, gap: 4 },
});

export const Call = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  // Large enough for a shaking thumb; as wide as a phone, but no wider.
  '& a[data-variant=call]': { minHeight: 64, maxWidth: 480, fontSize: '1.375rem' },
  // Dialled by hand from paper: the header says the same number.
  [media.print]: { '& a[data-variant=call]': { display: 'none' } },
});

export const Others = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  '& span': { flexBasis: '100%' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.emergencyTarget,
    paddingInline: 20,
    borderRadius: radius.control,
    border: `2px solid ${color.emergency}`,
    fontWeight: 600,
    textDecoration: 'none',
    color: color.emergency,
  },
  '& a:hover': { backgroundColor: color.surface },
  [media.medium]: { '& span': { flexBasis: 'auto' } },
  // The words before them say the numbers.
  [media.print]: { '& a': { display: 'none' } },
});
