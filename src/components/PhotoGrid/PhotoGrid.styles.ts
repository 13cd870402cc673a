import { styled } from '@mui/material/styles';
import { color, media, motion, opacity, radius, space } from '../../theme/tokens';

export const Root = styled('ul', { name: 'PhotoGrid', slot: 'Root' })({
  display: 'grid',
  gap: space.m,
  // Two in a row; with large text one, so that captions keep whole words.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))',
  [media.wide]: { gridTemplateColumns: 'repeat(auto-fill,minmax(250px,1fr))', gap: space.mPlus },
});

export const Photo = styled('figure', { name: 'PhotoGrid', slot: 'Photo' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  '& a': {
    display: 'block',
    aspectRatio: '4 / 3',
    contentVisibility: 'auto',
    borderRadius: radius.card,
    transition: `opacity ${motion.quick}ms`,
  },
  '& a[aria-busy=true]': { opacity: opacity.loading, cursor: 'progress' },
  '& img': { aspectRatio: '4 / 3', borderRadius: radius.card, backgroundColor: color.surfaceStrong },
});
