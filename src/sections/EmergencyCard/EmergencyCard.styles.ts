import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { color, media } from '../../theme/tokens';

export const Root = styled(Container, { name: 'EmergencyCard', slot: 'Root' })({
  paddingBlockStart: 24,
  // Nothing follows but the footer.
  '&:last-child': { paddingBlockEnd: 48 },
}) as typeof Container;

export const Title = styled(Typography, { name: 'EmergencyCard', slot: 'Title' })({
  padding: '12px 20px',
  backgroundColor: color.emergency,
  color: color.textOnDark,
  lineHeight: 1.2,
}) as typeof Typography;

export const Body = styled(CardContent, { name: 'EmergencyCard', slot: 'Body' })({
  alignItems: 'flex-start',
  gap: 16,
  '&&': { padding: 20 },
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
