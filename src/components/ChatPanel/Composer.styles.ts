import { styled } from '@mui/material/styles';
import { focusRing } from '../../theme/overrides/focus';
import { color, font, radius, size, space } from '../../theme/tokens';
import { SiteLink } from '../SiteLink/SiteLink';
import { besidePage } from './ChatPanel.styles';

export const Root = styled('div')({
  flex: 'none',
  padding: `12px ${space.m}px ${space.xs}px`,
  paddingBlockEnd: `calc(${space.xs}px + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.rule}`,
  backgroundColor: color.surface,
  [`@media ${besidePage}`]: { paddingBlockEnd: space.xs },
});

export const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'end',
  gap: `${space.s}px 12px`,
});

export const Input = styled('textarea')({
  // Grows with the text, up to a height that leaves room for the conversation.
  fieldSizing: 'content',
  width: '100%',
  minHeight: 48,
  maxHeight: ['max(48px,min(7.5rem,22vh))', 'max(48px,min(7.5rem,22dvh))'],
  padding: '10px 14px',
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

export const Send = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: radius.control,
  backgroundColor: color.primary,
  color: color.textOnDark,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.primaryHover },
  '&[aria-disabled=true]': { cursor: 'progress', opacity: 0.85 },
  '& svg': { width: 24, height: 24, fill: 'currentcolor' },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
});

export const Problem = styled('p')({
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

export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
  minHeight: space.s,
  paddingBlockStart: 6,
});

const quiet = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: size.emergencyTarget,
  padding: 0,
  color: color.link,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  '&:hover': { color: color.linkHover },
  '& svg': { flex: 'none', width: 20, height: 20, fill: 'currentcolor' },
} as const;

export const HandOver = styled(SiteLink)(quiet);

export const Clear = styled('button')({
  ...quiet,
  border: 0,
  background: 'none',
  fontFamily: font.text,
  cursor: 'pointer',
});
