import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { linkTarget } from '../../theme/linkTarget';
import { color, media, radius, space } from '../../theme/tokens';

export const Message = styled(Stack, { name: 'ChatPanel', slot: 'Message' })({
  alignItems: 'flex-start',
  gap: space.xs,
  [`&[${styleData.speaker}=User]`]: { alignItems: 'flex-end' },
}) as typeof Stack;

export const Meta = styled(Stack, { name: 'ChatPanel', slot: 'Meta' })({
  columnGap: space.s,
  maxWidth: '100%',
  color: color.textSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& b': { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 },
}) as typeof Stack;

export const Bubble = styled(Stack, { name: 'ChatPanel', slot: 'Bubble' })({
  alignItems: 'flex-start',
  gap: space.s,
  maxWidth: '88%',
  padding: `${space.control}px ${space.field}px`,
  // Visible only in forced colours, which remove backgrounds.
  border: '1px solid transparent',
  borderRadius: radius.card,
  borderStartStartRadius: 3,
  backgroundColor: color.surfaceStrong,
  lineHeight: 1.5,
  // Steps take the whole width: they are read while acting.
  [`&[${styleData.large}]`]: { alignSelf: 'stretch', maxWidth: 'none' },
  '& p': { maxWidth: '100%', overflowWrap: 'anywhere', whiteSpace: 'pre-line', textWrap: 'pretty' },
  '& :is(p,li) > a': { fontWeight: 700, whiteSpace: 'nowrap' },
  [`& p[${styleData.aside}]`]: { color: color.textSoft, fontSize: '0.875rem' },
  [`[${styleData.speaker}=User] > &`]: {
    borderStartStartRadius: radius.card,
    borderStartEndRadius: 3,
    borderInlineEndWidth: 4,
    backgroundColor: [color.page, `color-mix(in srgb,${color.primary} 22%,${color.page})`],
  },
  [media.forcedColors]: { borderColor: 'CanvasText' },
});

/** The offer of another language, below the bubble. */
export const Translation = styled('div', { name: 'ChatPanel', slot: 'Translation' })({
  maxWidth: '88%',
  marginBlock: -space.xs,
  paddingInlineStart: space.field,
  '& > p': { color: color.textSoft, fontSize: '0.875rem' },
});

export const Links = styled(Stack, { name: 'ChatPanel', slot: 'Links' })({
  columnGap: space.m,
  // The targets are high; the negative margin keeps the bubble from growing with them.
  marginBlock: `${-space.xsPlus}px ${-space.s}px`,
  '& a': { ...linkTarget, fontWeight: 600, overflowWrap: 'anywhere' },
  // Two numbers beside each other are read as one.
  [`& > [${styleData.row}]`]: { flexBasis: '100%' },
}) as typeof Stack;

/** Answers that can be given with one press. */
export const Replies = styled('div', { name: 'ChatPanel', slot: 'Replies' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(7.5rem,100%),1fr))',
  gap: space.s,
  '& button': { paddingInline: space.s, backgroundColor: color.page },
});
