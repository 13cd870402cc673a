import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardMedia from '@mui/material/CardMedia';
import { styled } from '@mui/material/styles';
import { media, radius, space } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ServiceCard: 'root' | 'media' | 'actions';
  }
}

/** On phones a row with a small picture, so that all services are seen within two screens. */
export const Root = styled(Card, { name: 'ServiceCard', slot: 'Root' })({
  [media.small]: {
    display: 'flex',
    flexFlow: 'row wrap',
    alignItems: 'center',
    // Room for the chevron.
    paddingInlineEnd: '1rem',
    columnGap: space.sPlus,
    paddingBlock: space.sPlus,
    borderWidth: '0 0 1px',
    borderRadius: 0,
    '&&& > .MuiCardContent-root': {
      // With large text the words move below the picture when there is no room beside it.
      flex: '1 1 9rem',
      minWidth: 0,
      gap: 0,
      padding: 0,
      fontSize: '0.9375rem',
      '& h3': { fontSize: '1.0625rem' },
    },
  },
}) as typeof Card;

export const Media = styled(CardMedia, { name: 'ServiceCard', slot: 'Media' })({
  aspectRatio: '8 / 5',
  [media.small]: {
    flex: 'none',
    width: '6rem',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: radius.control,
  },
});

export const Actions = styled(CardActions, { name: 'ServiceCard', slot: 'Actions' })({
  padding: `${space.field}px ${space.mPlus}px ${space.mPlus}px`,
  fontWeight: 600,
  // In a row a chevron replaces the words of the link, which stay for screen readers.
  [media.small]: {
    padding: 0,
    '& span': visuallyHidden,
    // Content with an empty alternative is not read out. Browsers without that syntax show no chevron.
    '&::before': {
      content: '"›" / ""',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: 'calc(50% - 0.5em)',
      lineHeight: 1,
      fontSize: '1.75rem',
    },
  },
});
