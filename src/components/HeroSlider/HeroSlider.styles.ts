import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { sliderData } from '../../behaviours/contract';
import { drawnNear } from '../../theme/drawnNear';
import { scrollRow } from '../../theme/scrollRow';
import { color, layer, media, motion, radius, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    HeroSlider: 'root' | 'row' | 'slide' | 'imageFrame' | 'caption' | 'controls' | 'dots';
  }
}

const { step, stopped, when } = sliderData;
/** Width of the words beside the picture on wide screens, in px. */
const words = 400;
const edge = 'var(--edge)';

export const Root = styled(Stack, { name: 'HeroSlider', slot: 'Root' })({
  // On wide screens the text is aligned with the page's content, however wide the slider is.
  '--edge': `${space.l}px`,
  '@supports (width:1cqi)': {
    '--edge': `calc(max(40px,(100cqi - 75rem)/2) + ${space.l}px)`,
  },
  containerType: 'inline-size',
  position: 'relative',
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
}) as typeof Stack;

export const Row = styled('div', { name: 'HeroSlider', slot: 'Row' })({
  ...scrollRow,
  // An inset shadow would lie below the pictures.
  '&:focus-visible': { outline: `4px solid ${color.focusHalo}`, outlineOffset: -4, boxShadow: 'none' },
  [media.wide]: { minHeight: size.slider },
  [media.print]: { display: 'block' },
});

export const Slide = styled(Stack, { name: 'HeroSlider', slot: 'Slide' })({
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  [media.wide]: { display: 'grid', gridTemplateColumns: `calc(${edge} + ${words}px) minmax(0,1fr)` },
  [media.print]: { breakInside: 'avoid' },
});

export const ImageFrame = styled('div', { name: 'HeroSlider', slot: 'ImageFrame' })({
  aspectRatio: '4 / 3',
  ...drawnNear,
  // Otherwise a higher picture would make it higher.
  minHeight: 0,
  backgroundColor: color.surfaceDarkest,
  [media.medium]: { aspectRatio: '2 / 1' },
  [media.wide]: {
    aspectRatio: 'auto',
    contentVisibility: 'visible',
    position: 'relative',
    '& img': { position: 'absolute', inset: 0 },
  },
});

export const Caption = styled(Stack, { name: 'HeroSlider', slot: 'Caption' })({
  gap: space.s,
  padding: `${space.l}px ${space.m}px ${space.s}px`,
  '& a': { alignSelf: 'start', paddingBlock: space.s + 1, color: color.textOnDark, fontWeight: 600 },
  '& a:hover': { color: color.hiViz },
  [media.medium]: { paddingInline: space.l },
  [media.wide]: {
    order: -1,
    justifyContent: 'center',
    gap: space.m,
    padding: `${space.xxl}px ${space.xl}px ${2 * space.xxl}px`,
    paddingInlineStart: edge,
  },
});

export const Controls = styled('div', { name: 'HeroSlider', slot: 'Controls' })({
  order: 1,
  display: 'flex',
  alignItems: 'center',
  padding: `${space.s}px ${space.xs}px ${space.m}px`,
  '& svg': { display: 'block', width: 28, height: 28 },
  [`[dir=rtl] & [${step}] svg`]: { transform: 'scaleX(-1)' },
  [`[${stopped}] > & [${when}=moving],section:not([${stopped}]) > & [${when}=stopped]`]: { display: 'none' },
  [media.medium]: { paddingInline: space.m },
  [media.wide]: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    zIndex: layer.raised,
    width: `calc(${edge} + ${words}px)`,
    paddingBlockEnd: space.l,
    paddingInlineStart: `calc(${edge} - ${space.s}px)`,
    backgroundColor: color.surfaceDark,
  },
  [`${media.noScript},print`]: { display: 'none' },
});

export const Dots = styled('div', { name: 'HeroSlider', slot: 'Dots' })({
  display: 'flex',
  marginInline: 'auto',
  '& button': {
    minWidth: size.target,
    minHeight: size.emergencyTarget,
    borderRadius: radius.control,
  },
  '& button:hover': { backgroundColor: color.surfaceDarkest, color: color.hiViz },
  '& button::before': {
    content: '""',
    width: 12,
    height: 12,
    border: '2px solid currentcolor',
    borderRadius: radius.pill,
    transition: `width ${motion.quick}ms`,
  },
  // Not by colour alone: the shape changes as well.
  '& [aria-current=true]': { color: color.hiViz },
  '& [aria-current=true]::before': { width: 22, backgroundColor: 'currentcolor' },
});
