import { styled } from '@mui/material/styles';
import { color, radius } from '../../theme/tokens';

export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '& img': {
    aspectRatio: '1 / 1',
    borderRadius: radius.card,
    backgroundColor: color.surfaceStrong,
    marginBlockEnd: 8,
  },
  '& p': { color: color.textSoft },
});
