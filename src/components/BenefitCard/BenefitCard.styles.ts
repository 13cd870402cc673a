import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { chequer } from '../../theme/chequer';

export const Root = styled(Card, { name: 'BenefitCard', slot: 'Root' })({
  // A piece of the vehicles' chequer.
  '&::before': { content: '""', width: 72, height: 5, margin: '24px 24px -8px', background: chequer },
});
