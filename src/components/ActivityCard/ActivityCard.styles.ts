import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

export const Root = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& img': { aspectRatio: '4 / 3' },
}) as typeof Card;

export const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: 20,
  '& time': { order: -1, color: color.textSoft, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
