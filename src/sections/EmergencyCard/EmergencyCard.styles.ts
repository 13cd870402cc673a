import { styled } from '@mui/material/styles';
import { color, media, radius, size } from '../../theme/tokens';

export const Root = styled('section')({
  maxWidth: size.page,
  marginInline: 'auto',
  padding: `24px ${size.gutter} 0`,
  // Nothing follows but the footer.
  '&:last-child': { paddingBlockEnd: 48 },
});

export const Card = styled('div')({
  overflow: 'hidden',
  border: `2px solid ${color.emergency}`,
  borderRadius: radius.card,
  backgroundColor: color.page,
  '& h2': {
    padding: '12px 20px',
    backgroundColor: color.emergency,
    color: color.textOnDark,
    fontSize: '1.25rem',
  },
});

export const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  padding: 20,
  '& ul': { display: 'grid', gap: 8, paddingInlineStart: 20, listStyle: 'square' },
  '& li::marker': { color: color.emergency },
  [media.medium]: { '& ul': { gridTemplateColumns: 'repeat(2,auto)', columnGap: 48 } },
  // Signs to read on one side, what to do about them on the other.
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)',
    alignItems: 'center',
    gap: '12px 32px',
    '& ul': { gridRow: 'span 2' },
    '& a': { justifySelf: 'start' },
  },
});
