import { styled } from '@mui/material/styles';
import { color, media, radius, size, space } from '../../theme/tokens';

export const List = styled('ol', { name: 'ChatPanel', slot: 'Messages' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
});

export const Message = styled('li', { name: 'ChatPanel', slot: 'Message' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  minWidth: 0,
  '&[data-speaker=User]': { alignItems: 'flex-end' },
});

export const Meta = styled('p', { name: 'ChatPanel', slot: 'Meta' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s}px`,
  maxWidth: '100%',
  color: color.textSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& b': { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 },
});

export const Bubble = styled('div', { name: 'ChatPanel', slot: 'Bubble' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s,
  maxWidth: '88%',
  padding: `${space.control}px ${space.field}px`,
  // Seen in forced colours only, where backgrounds are not.
  border: '1px solid transparent',
  borderRadius: radius.card,
  borderStartStartRadius: 3,
  backgroundColor: color.surfaceStrong,
  lineHeight: 1.5,
  '& > p': { maxWidth: '100%', overflowWrap: 'anywhere', whiteSpace: 'pre-line', textWrap: 'pretty' },
  '& > p[data-aside]': { color: color.textSoft, fontSize: '0.875rem' },
  '[data-speaker=User] > &': {
    borderStartStartRadius: radius.card,
    borderStartEndRadius: 3,
    borderInlineEndWidth: 4,
    backgroundColor: [color.page, `color-mix(in srgb,${color.primary} 22%,${color.page})`],
  },
  [media.forcedColors]: { borderColor: 'CanvasText' },
});

export const Links = styled('ul', { name: 'ChatPanel', slot: 'Links' })({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  // High targets; the bubble is no higher for them.
  marginBlock: `${-space.xsPlus}px ${-space.s}px`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.emergencyTarget,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
});
