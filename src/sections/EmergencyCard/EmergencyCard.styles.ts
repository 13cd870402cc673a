import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { color, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    EmergencyCard: 'root' | 'title' | 'body' | 'meanwhile';
  }
}

export const Root = styled(Container, { name: 'EmergencyCard', slot: 'Root' })({
  gap: space.mPlus,
  paddingBlockStart: space.l,
  // Only the footer follows.
  '&:last-child': { paddingBlockEnd: space.xxl },
  // When to call in one column, what to do meanwhile in the other.
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)',
    alignItems: 'start',
    columnGap: space.xl,
    '& > :only-child': { gridColumn: '1 / -1' },
  },
}) as typeof Container;

export const Title = styled(Typography, { name: 'EmergencyCard', slot: 'Title' })({
  color: color.emergencyText,
  lineHeight: 1.25,
  '& a': { color: 'inherit', whiteSpace: 'nowrap' },
}) as typeof Typography;

export const Body = styled(CardContent, { name: 'EmergencyCard', slot: 'Body' })({
  '&&': { display: 'grid', gap: `${space.sPlus}px ${space.xl}px`, padding: space.mPlus },
  // Signs and numbers side by side.
  [media.medium]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
  '& h3': { marginBlockEnd: space.xsPlus, fontSize: '1.0625rem' },
  '& > h2': { gridColumn: '1 / -1' },
  '& > ul': { display: 'grid', gap: space.s, paddingInlineStart: space.mPlus, listStyle: 'square' },
  '& > ul > li::marker': { color: color.emergencyText },
});

export const Meanwhile = styled('div', { name: 'EmergencyCard', slot: 'Meanwhile' })({
  display: 'grid',
  gap: space.sPlus,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: space.s },
});
