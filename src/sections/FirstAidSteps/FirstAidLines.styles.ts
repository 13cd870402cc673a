import { styled } from '@mui/material/styles';
import { nightDrawing } from '../../components/SitePicture/SitePicture.styles';
import { media, radius, space } from '../../theme/tokens';

/** A list whose numbers continue those of another. */
export const Ordered = styled('ol', {
  name: 'FirstAidSteps',
  slot: 'Ordered',
  shouldForwardProp: (name) => name !== 'before',
})<{ before: number }>(({ before }) => ({ counterReset: `step ${before}` }));

export const Pictures = styled('div', { name: 'FirstAidSteps', slot: 'Pictures' })({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,1fr)',
  gap: space.s,
  // On a phone it also stands beside the number.
  marginBlockStart: space.s,
  maxWidth: 440,
  '& img': { width: '100%', height: 'auto', borderRadius: radius.card, [media.dark]: nightDrawing },
  [media.print]: {
    gridAutoColumns: 'max-content',
    marginBlockStart: 0,
    maxWidth: 'none',
    '& img': { width: 'auto', height: 40 },
  },
});
