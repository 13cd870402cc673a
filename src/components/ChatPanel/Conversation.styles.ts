import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { linkTarget } from '../../theme/linkTarget';
import { color, media, space } from '../../theme/tokens';

const byUser = `[${styleData.speaker}=User]`;

export const Message = styled(Stack, { name: 'ChatPanel', slot: 'Message' })({
  position: 'relative',
  alignItems: 'flex-start',
  gap: space.s,
  [`&${byUser}`]: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'flex-end' },
  '& time': { flex: 'none', color: color.textSoft, fontSize: '0.8125rem', lineHeight: 1.4 },
  // Not `anywhere`: a brand or a number would break inside a word, to leave room beside it.
  overflowWrap: 'break-word',
}) as typeof Stack;

/** What an answer says, with the buttons that belong to it. */
export const Words = styled(Stack, { name: 'ChatPanel', slot: 'Words' })({
  alignSelf: 'stretch',
  alignItems: 'flex-start',
  gap: space.s,
  // A source, or whether the words are checked.
  [`& p[${styleData.aside}]`]: { color: color.textSoft, fontSize: '0.875rem' },
});

export const Bubble = styled(Stack, { name: 'ChatPanel', slot: 'Bubble' })({
  alignItems: 'flex-start',
  gap: space.s,
  minWidth: 0,
  maxWidth: '92%',
  padding: `${space.s + 1}px ${space.sPlus}px`,
  border: `1px solid ${color.rule}`,
  borderRadius: 16,
  borderStartStartRadius: 4,
  backgroundColor: color.surface,
  lineHeight: 1.45,
  // Steps take the whole width: they are read while acting.
  [`&[${styleData.large}]`]: {
    alignSelf: 'stretch',
    marginInline: -space.xsPlus,
    maxWidth: 'none',
    paddingBlockEnd: space.sPlus,
  },
  '& > h3': { marginBlockStart: -space.s, fontSize: '1.25rem', lineHeight: 1.3 },
  '& > *': { maxWidth: '100%' },
  '& p': { whiteSpace: 'pre-line', textWrap: 'pretty' },
  '& b': { fontWeight: 600 },
  // The number.
  '& p a': { fontWeight: 700, whiteSpace: 'nowrap' },
  [`${byUser} > &`]: {
    maxWidth: 'none',
    padding: `${space.s}px ${space.field}px`,
    borderStartStartRadius: 16,
    borderEndEndRadius: 4,
    borderInlineEndWidth: 4,
    borderColor: color.surfaceDark,
    backgroundColor: color.surfaceDark,
    color: color.textOnDark,
    lineHeight: 1.35,
    [media.dark]: { borderColor: color.surfaceStrong, backgroundColor: color.surfaceStrong },
  },
});

/** The offer of another language and the time, below an answer. */
export const MessageFooter = styled('div', { name: 'ChatPanel', slot: 'MessageFooter' })({
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
  marginBlock: -space.xs,
  '& time': { marginInlineStart: 'auto' },
  '& p': { color: color.textSoft, fontSize: '0.875rem' },
});

export const Links = styled(Stack, { name: 'ChatPanel', slot: 'Links' })({
  columnGap: space.m,
  // The targets are high; the negative margin keeps the bubble from growing with them.
  marginBlock: `${-space.xsPlus}px ${-space.s}px`,
  '& > li': { maxWidth: '100%' },
  '& a': { ...linkTarget, maxWidth: '100%', paddingBlock: space.xs, fontWeight: 600, lineHeight: 1.35 },
  // Two numbers beside each other are read as one.
  [`& > [${styleData.row}]`]: { flexBasis: '100%' },
}) as typeof Stack;
