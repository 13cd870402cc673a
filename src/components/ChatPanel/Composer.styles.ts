import { styled } from '@mui/material/styles';
import { focusRing } from '../../theme/overrides/focus';
import { color, font, radius, space } from '../../theme/tokens';
import { besidePage } from './ChatPanel.styles';

export const Root = styled('div', { name: 'ChatPanel', slot: 'Composer' })({
  flex: 'none',
  padding: `${space.sPlus}px ${space.m}px ${space.xs}px`,
  paddingBlockEnd: `calc(${space.xs}px + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.rule}`,
  backgroundColor: color.surface,
  [`@media ${besidePage}`]: { paddingBlockEnd: space.xs },
});

export const Form = styled('form', { name: 'ChatPanel', slot: 'ComposerForm' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'end',
  gap: `${space.s}px ${space.sPlus}px`,
});

export const Input = styled('textarea', { name: 'ChatPanel', slot: 'Input' })({
  // Grows with the text, up to a height that leaves room for the conversation.
  fieldSizing: 'content',
  width: '100%',
  minHeight: 48,
  maxHeight: ['max(48px,min(7.5rem,22vh))', 'max(48px,min(7.5rem,22dvh))'],
  padding: `${space.control}px ${space.field}px`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.control,
  backgroundColor: color.page,
  color: color.text,
  fontFamily: font.text,
  fontSize: '1rem',
  lineHeight: 1.5,
  resize: 'none',
  '&::placeholder': { color: color.textSoft, opacity: 1 },
  '&:placeholder-shown': { direction: 'inherit' },
  '&:hover': { borderColor: color.text },
  '&[aria-invalid=true]': { borderWidth: 2, borderColor: color.error },
  '&:focus': focusRing,
});

export const Problem = styled('p', { name: 'ChatPanel', slot: 'Problem' })({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  color: color.error,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.45,
  // Stays in the accessibility tree, and takes no gap.
  '&:empty': { position: 'absolute' },
  '& span:last-of-type': { fontVariantNumeric: 'tabular-nums' },
});

export const Footer = styled('div', { name: 'ChatPanel', slot: 'Footer' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
  minHeight: space.s,
  paddingBlockStart: space.xsPlus,
});
