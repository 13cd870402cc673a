import * as tokens from './generated/tokens';

// The values come from `tokens.json`, by `npm run tokens`. This module adds what is derived from them.

/** Raw colours, for the drawings. Everything else uses a role of {@link color}. */
export const palette = tokens.palette;
/** Colours by role, as custom properties: `schemes.ts` has their light and dark values. */
export const color = tokens.color;
/** Shadows of elements above the page. */
export const shadow = tokens.shadow;
/** Space in px. */
export const space = tokens.space;
/** Corner radii, as custom properties. */
export const radius = tokens.radius;
/** Stacking layers, as z-index. */
export const layer = tokens.layer;
/** Opacity of elements that cannot be used at the moment. */
export const opacity = tokens.opacity;
/** Durations in ms. */
export const motion = tokens.motion;
/** Minimum screen widths of the layouts, in px at the browser's default text size of 16 px. */
export const breakpoint = tokens.breakpoint;
/** Font families, as custom properties. Figtree is for headings and figures only. */
export const font = tokens.font;

/**
 * Type steps: size (fluid where useful), line height and weight. Each size and weight on a page is a font that the phone
 * prepares before its first paint: on phones the sizes are fixed, so that steps share them, and text has only the weights
 * 400 and 600. A percentage of the screen's width limits the headings, so that large text does not break their words on a
 * phone.
 */
export const type = tokens.type;

/** A width of {@link breakpoint} as a media feature, in em: with larger text a layout needs a wider screen. */
const from = (step: keyof typeof breakpoint) => `(min-width:${breakpoint[step] / 16}em)` as const;

/** Media features of the breakpoints, for queries with further conditions. */
export const screen = { medium: from('medium'), wide: from('wide'), full: from('full') } as const;

/** `@media` queries for the breakpoints, smallest first. */
export const media = {
  /** Phones: whatever is narrower than `medium`. */
  small: `@media not all and ${screen.medium}`,
  medium: `@media ${screen.medium}`,
  wide: `@media ${screen.wide}`,
  full: `@media ${screen.full}`,
  /** A landscape phone, or a zoom of 400 %: fixed elements must not take much of the height. */
  low: '@media (max-height:30em)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  noScript: '@media (scripting:none)',
  /** Browsers that support this feature; others show the version without scripts until React has hydrated. */
  script: '@media (scripting:enabled)',
  forcedColors: '@media (forced-colors:active)',
  print: '@media print',
  /** The dark scheme. Print is always light. */
  dark: '@media screen and (prefers-color-scheme:dark)',
} as const;

/** Fixed sizes of the page frame, and sizes derived from them. */
export const size = {
  ...tokens.size,
  /** The page's content as `max-width`. On wide screens the floating actions use the margin beside it. */
  page: 'var(--page)',
  /** Distance from the edge of a wide screen to the page's content and its gutter. */
  margin: `max(40px,calc((100vw - ${tokens.size.content / 16}rem)/2))`,
  /** Longest readable line of text. */
  measure: '66ch',
} as const;
