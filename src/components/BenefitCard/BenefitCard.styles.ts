import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { chequer } from '../../theme/chequer';
import { media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    BenefitCard: 'root';
  }
}

export const Root = styled(Card, { name: 'BenefitCard', slot: 'Root' })({
  // A piece of the chequer pattern on the vehicles.
  '&::before': {
    content: '""',
    width: 72,
    height: 5,
    margin: `${space.l}px ${space.l}px ${-space.s}px`,
    background: chequer,
  },
  // On phones the benefits are a plain list, which needs no cards.
  [media.small]: {
    border: 0,
    backgroundColor: 'transparent',
    '&::before': { display: 'none' },
    '&&& > .MuiCardContent-root': { gap: space.xs, padding: 0 },
  },
});
