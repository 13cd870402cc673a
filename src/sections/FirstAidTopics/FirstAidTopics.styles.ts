import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, font, media, radius, space, type } from '../../theme/tokens';
import { SiteLink } from '../../components/SiteLink/SiteLink';

export const Root = styled(Container, { name: 'FirstAidTopics', slot: 'Root' })({
  gap: space.m,
  paddingBlock: `${space.l}px ${space.m}px`,
  '& ul': { display: 'grid', gap: space.sPlus, gridTemplateColumns: 'minmax(0,1fr)' },
  [media.medium]: {
    '& ul': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    // Of an odd number the most urgent gets the whole row, and none stands alone.
    '& li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
}) as typeof Container;

export const Row = styled(SiteLink, { name: 'FirstAidTopics', slot: 'Row' })({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  height: '100%',
  minHeight: 72,
  padding: `${space.sPlus}px ${space.mPlus}px`,
  border: `2px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.page,
  textDecoration: 'none',
  '&:hover': { borderColor: color.primary, backgroundColor: color.surfaceStrong },
  '& strong': { display: 'block', fontFamily: font.heading, ...type.h3 },
  '& small': { display: 'block', fontSize: '1rem', color: color.textSoft },
  // An arrow head of two edges.
  '&::after': {
    content: '""',
    flex: 'none',
    width: 12,
    height: 12,
    border: 'solid currentcolor',
    borderWidth: '3px 3px 0 0',
    transform: 'rotate(45deg)',
    '[dir=rtl] &': { transform: 'rotate(-135deg)' },
  },
});
