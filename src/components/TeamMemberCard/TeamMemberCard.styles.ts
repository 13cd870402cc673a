import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    TeamMemberCard: 'root';
  }
}

export const Root = styled(Card, { name: 'TeamMemberCard', slot: 'Root' })({
  display: 'grid',
  isolation: 'isolate',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: space.xs,
  '& > .MuiCardMedia-root': {
    gridArea: '1 / 1 / span 2',
    aspectRatio: '1 / 1',
    overflow: 'hidden',
    borderRadius: radius.card,
  },
  // In the portrait's lower corner, clear of the face.
  [`& > [${styleData.example}]`]: { gridArea: '1 / 1 / span 2', placeSelf: 'end start', margin: space.s },
  '& > h3': { marginBlockStart: space.s },
});
