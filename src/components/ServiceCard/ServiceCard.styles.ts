import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardMedia from '@mui/material/CardMedia';
import { styled } from '@mui/material/styles';
import { color, motion } from '../../theme/tokens';

export const Root = styled(Card, { name: 'ServiceCard', slot: 'Root' })({
  position: 'relative',
  transition: `transform ${motion.quick}ms`,
  '&:hover': {
    transform: 'translateY(-3px)',
    borderColor: color.link,
    boxShadow: `0 6px 20px ${color.rule}`,
  },
}) as typeof Card;

export const Media = styled(CardMedia, { name: 'ServiceCard', slot: 'Media' })({ aspectRatio: '8 / 5' });

export const Actions = styled(CardActions, { name: 'ServiceCard', slot: 'Actions' })({
  padding: '14px 20px 20px',
  fontWeight: 600,
  // One link a card; its area is the whole card.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});
