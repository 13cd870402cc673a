import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { color, opacity, space } from '../../theme/tokens';
import { besidePage } from './ChatPanel.styles';

export const Root = styled('div', { name: 'ChatPanel', slot: 'Composer' })({
  flex: 'none',
  padding: `${space.s}px ${space.m}px`,
  paddingBlockEnd: `calc(${space.s}px + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.rule}`,
  backgroundColor: color.surface,
  [`@media ${besidePage}`]: { paddingBlockEnd: space.s },
});

export const Form = styled('form', { name: 'ChatPanel', slot: 'ComposerForm' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'end',
  gap: space.s,
  // The main action as an icon.
  '& [type=submit]': {
    width: 50,
    height: 50,
    padding: 0,
    '&[aria-disabled=true]': { cursor: 'progress', opacity: opacity.sending },
    '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  },
});

export const Input = styled(InputBase, { name: 'ChatPanel', slot: 'Input' })({
  '&& textarea': {
    // Grows with the text, up to a height that leaves room for the conversation.
    fieldSizing: 'content',
    minHeight: 50,
    maxHeight: ['max(50px,min(7.5rem,22vh))', 'max(50px,min(7.5rem,22dvh))'],
    padding: `${space.control}px ${space.field}px`,
    fontSize: '1rem',
    lineHeight: 1.5,
    resize: 'none',
    // The example takes one row.
    '&:placeholder-shown': { whiteSpace: 'nowrap', overflow: 'hidden' },
    '&::placeholder': { overflow: 'hidden', fontSize: '0.9375rem', textOverflow: 'ellipsis' },
  },
});

export const Problem = styled(Stack, { name: 'ChatPanel', slot: 'Problem' })({
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  columnGap: space.m,
  color: color.error,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.45,
  // Stays in the accessibility tree, and takes no gap.
  '&:empty': { position: 'absolute' },
  '& span:last-of-type': { fontVariantNumeric: 'tabular-nums' },
}) as typeof Stack;
