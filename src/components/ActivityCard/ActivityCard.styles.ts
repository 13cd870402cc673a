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
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: 20,
  // In the lower corner of the picture, which ends where the words begin.
  '& [data-example]': { position: 'absolute', insetBlockEnd: '100%', insetInlineStart: 0, margin: 12 },
  '& time': { order: -1, color: color.textSoft, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
