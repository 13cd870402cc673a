import * as tokens from './generated/tokens';

// The values come from `tokens.json`, by `npm run tokens`. Here stands what is made of them.

/** Raw colours, for the drawings. Everything else names a role of {@link color}. */
export const palette = tokens.palette;
/** Colours by role, each by its custom property: `schemes.ts` has what it is by day and at night. */
export const color = tokens.color;
/** Shadows of what lies over the page. */
export const shadow = tokens.shadow;
/** Space in px. */
export const space = tokens.space;
/** Corner radius, by custom property. */
export const radius = tokens.radius;
/** Layers of the page, as z-index. */
export const layer = tokens.layer;
/** How much is left of what cannot be used just now. */
export const opacity = tokens.opacity;
/** Durations in ms. */
export const motion = tokens.motion;
/** Screen widths from which a layout applies, in px at the browser's usual text size of 16 px. */
export const breakpoint = tokens.breakpoint;
/** Type families, by custom property. Figtree is for headings and figures only. */
export const font = tokens.font;

/**
 * Type steps: size (fluid where it helps), line height and weight. Every size and weight that a page uses is a font that
 * the phone makes ready before its first paint: on phones the steps stand still, so that they share sizes, and text is
 * 400 or 600 alone. A share of the screen's width bounds the headings, so that with large text a phone does not break their words.
 */
export const type = tokens.type;

/** A width of {@link breakpoint} as a media feature. It counts in text: with larger text a layout needs a wider screen. */
const from = (step: keyof typeof breakpoint) => `(min-width:${breakpoint[step] / 16}em)` as const;

/** Media features of the breakpoints, for queries that ask for something else as well. */
export const screen = { medium: from('medium'), wide: from('wide'), full: from('full') } as const;

/** `@media` queries for the breakpoints, smallest first. */
export const media = {
  medium: `@media ${screen.medium}`,
  wide: `@media ${screen.wide}`,
  full: `@media ${screen.full}`,
  /** A phone held sideways, or a zoom of 400 %: nothing that stays in place may take much of the height. */
  low: '@media (max-height:30em)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  noScript: '@media (scripting:none)',
  /** Browsers that know this feature; others show what is there without scripts until React is in place. */
  script: '@media (scripting:enabled)',
  forcedColors: '@media (forced-colors:active)',
  print: '@media print',
  /** The dark scheme. Paper is always light. */
  dark: '@media screen and (prefers-color-scheme:dark)',
} as const;

/** Fixed sizes of the page frame, with those that follow from the others. */
export const size = {
  ...tokens.size,
  /** The page's content as `max-width`. On wide screens the floating actions have the margin beside it for themselves. */
  page: 'var(--page)',
  /** From the edge of a wide screen to the page's content and its gutter. */
  margin: `max(40px,calc((100vw - ${tokens.size.content / 16}rem)/2))`,
  /** Longest readable line of text. */
  measure: '66ch',
} as const;
