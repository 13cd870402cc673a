/** Design tokens: the one place for raw values of colour, type, space, shape and motion; everything else names a token. */

/** Raw colours. Use them through {@link color}, which names what a colour is for. */
export const palette = {
  ink: '#10242B',
  slate: '#46595F',
  pine: '#0B3B45',
  pineDeep: '#082C34',
  teal7: '#0F5C66',
  teal8: '#0C4A53',
  teal5: '#1B7F86',
  red7: '#B3161B',
  red8: '#8E1115',
  amber: '#F2B705',
  amberText: '#8A5A00',
  hiViz: '#DDF04A',
  focus: '#FFBF47',
  white: '#FFFFFF',
  paper: '#F6F8F7',
  mist: '#E8EFEE',
  sand: '#F7EFDD',
  green: '#0B6B3A',
  edge: '#7A8C91',
  line: '#C9D5D6',
  whatsapp: '#075E54',
} as const;

/** Colours by role. */
export const color = {
  text: palette.ink,
  textSoft: palette.slate,
  textOnDark: palette.white,
  textOnDarkSoft: palette.line,
  heading: palette.pine,
  link: palette.teal7,
  linkHover: palette.teal8,
  page: palette.white,
  surface: palette.paper,
  surfaceStrong: palette.mist,
  surfaceWarm: palette.sand,
  surfaceDark: palette.pine,
  surfaceDarkest: palette.pineDeep,
  primary: palette.teal7,
  primaryHover: palette.teal8,
  /** Emergency only: call buttons and the emergency card. */
  emergency: palette.red7,
  emergencyHover: palette.red8,
  error: palette.red7,
  success: palette.green,
  whatsapp: palette.whatsapp,
  accent: palette.amber,
  accentText: palette.amberText,
  hiViz: palette.hiViz,
  border: palette.edge,
  rule: palette.line,
  focusRing: palette.ink,
  focusHalo: palette.focus,
  star: palette.amber,
  starEdge: palette.amberText,
} as const;

/** Shadows of what lies over the page. */
export const shadow = {
  float: '0 4px 14px rgb(0 0 0 / .28)',
  panel: '0 10px 32px rgb(0 0 0 / .28)',
} as const;

/** Space steps in px, a 4 px grid. */
export const space = { xs: 4, s: 8, m: 16, l: 24, xl: 32, xxl: 48, section: 72 } as const;

/** Corner radius in px. */
export const radius = { control: 8, card: 12, pill: 999 } as const;

/** Screen widths from which a layout applies, in px at the browser's usual text size of 16 px. */
export const breakpoint = { small: 0, medium: 680, wide: 1024, full: 1280 } as const;

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
  forcedColors: '@media (forced-colors:active)',
  print: '@media print',
} as const;

/** Fixed sizes of the page frame. */
export const size = {
  /** Height of the fixed header; the specification's 5rem. */
  header: '5rem',
  /** Height of the hero slider on wide screens; the specification's 460 px. */
  slider: 460,
  /** Widest line of the page's content, in px at the browser's usual text size. */
  content: 1200,
  /** The page's content as `max-width`. On wide screens the floating actions have the margin beside it for themselves. */
  page: 'var(--page)',
  /** From the edge of a wide screen to the page's content and its gutter. */
  margin: 'max(40px,calc((100vw - 75rem)/2))',
  /** Between the content and the edge of the screen: 16 px on phones, 24 px from 690 px on. */
  gutter: 'clamp(16px,3.5vw,24px)',
  /** Longest readable line of text. */
  measure: '66ch',
  /** Height of the bottom bar on phones, in px, without the safe area. */
  actionBar: 60,
  /** Side of a floating action on wide screens, in px; with 8 px on both sides of it the margin's 40 px and the gutter. */
  floating: 48,
  /** Least side of a target, in px. */
  target: 24,
  /** Least side of a target that matters in an emergency, in px. */
  emergencyTarget: 44,
} as const;

/** Durations in ms. The first four are the specification's. */
export const motion = {
  slideInterval: 5000,
  popupLife: 6000,
  actionsFadeIn: 500,
  quick: 150,
  calm: 250,
} as const;

/** Type families. Figtree is for headings and figures only. */
export const font = {
  text: 'system-ui,sans-serif',
  heading: 'Figtree,"Figtree Fallback",system-ui,sans-serif',
} as const;

/**
 * Type steps: size (fluid where it helps), line height and weight. Every size and weight that a page uses is a font that
 * the phone makes ready before its first paint: on phones the steps stand still, so that they share sizes, and text is
 * 400 or 600 alone. A share of the screen's width bounds the headings, so that with large text a phone does not break their words.
 */
export const type = {
  display: {
    fontSize: 'min(12vw,clamp(1.625rem,1.125rem + 2.7vw,3.5rem))',
    lineHeight: 1.08,
    fontWeight: 700,
  },
  h1: { fontSize: 'min(12vw,clamp(2rem,1.6rem + 1.8vw,2.875rem))', lineHeight: 1.12, fontWeight: 700 },
  h2: { fontSize: 'min(11vw,clamp(1.625rem,1.25rem + 1.35vw,2.125rem))', lineHeight: 1.2, fontWeight: 700 },
  h3: { fontSize: 'min(1.25rem,10vw)', lineHeight: 1.3, fontWeight: 700 },
  lead: { fontSize: 'clamp(1.125rem,1rem + 0.4vw,1.3125rem)', lineHeight: 1.5, fontWeight: 400 },
  body: { fontSize: 'clamp(1rem,0.85rem + 0.5vw,1.125rem)', lineHeight: 1.6, fontWeight: 400 },
  small: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 400 },
} as const;
