import CardActions from '@mui/material/CardActions';
import CardMedia from '@mui/material/CardMedia';
import { styled } from '@mui/material/styles';
import { media, space } from '../../theme/tokens';

export const Media = styled(CardMedia, { name: 'ServiceCard', slot: 'Media' })({
  aspectRatio: '8 / 5',
  // On phones nothing of it is laid out off the screen, so that its lazy picture waits until it is really near.
  contentVisibility: 'auto',
  [media.medium]: { contentVisibility: 'visible' },
});

export const Actions = styled(CardActions, { name: 'ServiceCard', slot: 'Actions' })({
  padding: `${space.field}px ${space.mPlus}px ${space.mPlus}px`,
  fontWeight: 600,
});
