import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { color, media, space } from '../../theme/tokens';

export const Root = styled(Container, { name: 'EmergencyCard', slot: 'Root' })({
  paddingBlockStart: space.l,
  // Nothing follows but the footer.
  '&:last-child': { paddingBlockEnd: space.xxl },
}) as typeof Container;

export const Title = styled(Typography, { name: 'EmergencyCard', slot: 'Title' })({
  padding: `${space.sPlus}px ${space.mPlus}px`,
  backgroundColor: color.emergencyBand,
  color: color.textOnEmergencyBand,
  lineHeight: 1.2,
}) as typeof Typography;

export const Topics = styled('div', { name: 'EmergencyCard', slot: 'Topics' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  gridColumn: '1 / -1',
});

export const Body = styled(CardContent, { name: 'EmergencyCard', slot: 'Body' })({
  alignItems: 'flex-start',
  gap: space.m,
  '&&': { padding: space.mPlus },
  '& ul': { display: 'grid', gap: space.s, paddingInlineStart: space.mPlus, listStyle: 'square' },
  '& li::marker': { color: color.emergencyText },
  [media.medium]: { '& ul': { gridTemplateColumns: 'repeat(2,auto)', columnGap: space.xxl } },
  // Signs to read on one side, what to do about them on the other.
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)',
    alignItems: 'center',
    gap: `${space.sPlus}px ${space.xl}px`,
    '& ul': { gridRow: 'span 2' },
    '& a': { justifySelf: 'start' },
  },
});
