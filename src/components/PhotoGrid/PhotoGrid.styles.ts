import { styled } from '@mui/material/styles';
import { color, media, motion, radius } from '../../theme/tokens';

export const Root = styled('ul', { name: 'PhotoGrid', slot: 'Root' })({
  display: 'grid',
  gap: 16,
  // Two in a row; with large text one, so that captions keep whole words.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))',
  [media.wide]: { gridTemplateColumns: 'repeat(auto-fill,minmax(250px,1fr))', gap: 20 },
});

export const Photo = styled('figure', { name: 'PhotoGrid', slot: 'Photo' })({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '& a': { display: 'block', borderRadius: radius.card, transition: `opacity ${motion.quick}ms` },
  '& a[aria-busy=true]': { opacity: 0.6, cursor: 'progress' },
  '& img': { aspectRatio: '4 / 3', borderRadius: radius.card, backgroundColor: color.surfaceStrong },
});
