import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardMedia from '@mui/material/CardMedia';
import { styled } from '@mui/material/styles';
import { breakpoint, media, radius, space } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

/**
 * Phones: rows with a small picture, so that all services are seen within two screens. With large text a row has
 * no room for a word beside its picture: cards again.
 */
export const row = `@media (min-width:19em) and (max-width:${breakpoint.medium / 16 - 0.01}em)`;

export const Root = styled(Card, { name: 'ServiceCard', slot: 'Root' })({
  [row]: {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0,1fr) auto',
    alignItems: 'center',
    columnGap: space.sPlus,
    paddingBlock: space.sPlus,
    borderWidth: '0 0 1px',
    borderRadius: 0,
    '&&& > .MuiCardContent-root': {
      gap: 0,
      padding: 0,
      fontSize: '0.9375rem',
      '& h3': { fontSize: '1.0625rem' },
    },
  },
}) as typeof Card;

export const Media = styled(CardMedia, { name: 'ServiceCard', slot: 'Media' })({
  aspectRatio: '8 / 5',
  // On phones nothing of it is laid out off the screen, so that its lazy picture waits until it is really near.
  contentVisibility: 'auto',
  [row]: { aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: radius.control },
  [media.medium]: { contentVisibility: 'visible' },
});

export const Actions = styled(CardActions, { name: 'ServiceCard', slot: 'Actions' })({
  padding: `${space.field}px ${space.mPlus}px ${space.mPlus}px`,
  fontWeight: 600,
  // In a row a chevron says it; the words stay for those who hear the page.
  [row]: {
    padding: 0,
    '& span': visuallyHidden,
    // Not read out. Browsers that do not know how to say so show none.
    '&::before': { content: '"›" / ""', fontSize: '1.75rem' },
  },
});
