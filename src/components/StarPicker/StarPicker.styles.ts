import { styled } from '@mui/material/styles';
import { focusRing } from '../../theme/overrides/focus';
import { color, media, motion, radius, size, space } from '../../theme/tokens';

export const Row = styled('div', { name: 'StarPicker', slot: 'Row' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
});

const target = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: size.emergencyTarget,
  minHeight: size.emergencyTarget,
  borderRadius: radius.control,
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:focus-within:has(:focus-visible)': focusRing,
} as const;

export const Star = styled('label', { name: 'StarPicker', slot: 'Star' })({
  ...target,
  '& svg': {
    width: 32,
    height: 32,
    overflow: 'visible',
    fill: 'none',
    stroke: color.starEdge,
    strokeWidth: 1.25,
    strokeLinejoin: 'round',
    transition: `fill ${motion.quick}ms`,
  },
  // Filled up to the picked star: itself, and every star with a picked one behind it.
  '&:has(:checked) svg,&:has(~ label > [value]:not([value=""]):checked) svg': { fill: color.star },
  '@media (hover:hover)': { '&:hover svg': { strokeWidth: 2.25 } },
  [media.forcedColors]: {
    '& svg': { stroke: 'CanvasText' },
    '&:has(:checked) svg,&:has(~ label > [value]:not([value=""]):checked) svg': { fill: 'Highlight' },
  },
  // Without :has() the stars cannot fill, so the radio buttons themselves are shown.
  '@supports not selector(:has(a))': {
    '& input': { position: 'static', width: 20, height: 20, opacity: 1 },
    '& svg': { width: 20, height: 20 },
    '&:focus-within': focusRing,
  },
});

export const NoRating = styled('label', { name: 'StarPicker', slot: 'NoRating' })({
  ...target,
  marginInlineStart: space.s,
  paddingInline: space.sPlus,
  fontSize: '0.9375rem',
  color: color.link,
  '& span': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  '&:has(:checked)': { color: color.textSoft },
  '&:has(:checked) span': { textDecoration: 'none' },
  '@supports not selector(:has(a))': {
    '& input': { position: 'static', width: 20, height: 20, opacity: 1 },
    '&:focus-within': focusRing,
  },
});
