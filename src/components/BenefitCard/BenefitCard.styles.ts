import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { chequer } from '../../theme/chequer';
import { space } from '../../theme/tokens';

export const Root = styled(Card, { name: 'BenefitCard', slot: 'Root' })({
  // A piece of the vehicles' chequer.
  '&::before': {
    content: '""',
    width: 72,
    height: 5,
    margin: `${space.l}px ${space.l}px ${-space.s}px`,
    background: chequer,
  },
});
