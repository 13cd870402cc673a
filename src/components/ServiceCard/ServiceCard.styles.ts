import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { color, media, motion } from '../../theme/tokens';

export const Root = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  transition: `transform ${motion.quick}ms`,
  '&:hover': {
    transform: 'translateY(-3px)',
    borderColor: color.link,
    boxShadow: `0 6px 20px ${color.rule}`,
  },
}) as typeof Card;

export const Frame = styled('div')({
  aspectRatio: '8 / 5',
  // Else a higher picture makes it higher.
  minHeight: 0,
  backgroundColor: color.surfaceStrong,
  // On phones nothing of it is laid out off the screen, so that its lazy picture waits until it is really near.
  contentVisibility: 'auto',
  [media.medium]: { contentVisibility: 'visible' },
});

export const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 8,
  padding: 20,
  // One link a card; its area is the whole card.
  '& a': { alignSelf: 'flex-start', marginBlockStart: 'auto', paddingBlockStart: 6, fontWeight: 600 },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});
