// Generated from src/theme/tokens.json by `npm run tokens`. Do not edit.

/** Raw colours. `hex` is what counts; components are computed from it. Use them through `color`, which names what a colour is for. */
export const palette = {
  /** Nearly black, with a breath of teal: text. */
  ink: '#10242B',
  /** Grey of text that steps back. */
  slate: '#46595F',
  /** Dark teal of the brand: headings and dark bands. */
  pine: '#0B3B45',
  /** Darkest teal: what lies on a dark band. */
  pineDeep: '#082C34',
  /** The brand’s teal for what can be pressed. */
  teal7: '#0F5C66',
  /** The brand’s teal, pressed or pointed at. */
  teal8: '#0C4A53',
  /** Lighter teal, for drawings alone. */
  teal5: '#1B7F86',
  /** Emergency red. */
  red7: '#B3161B',
  /** Emergency red, pressed or pointed at. */
  red8: '#8E1115',
  /** Amber of the beacons: stars, marks, accents. */
  amber: '#F2B705',
  /** Amber dark enough for words and edges on white. */
  amberText: '#8A5A00',
  /** Yellow of the crews’ vests. */
  hiViz: '#DDF04A',
  /** Amber of the focus halo. */
  focus: '#FFBF47',
  /** White. */
  white: '#FFFFFF',
  /** Nearly white: quiet bands. */
  paper: '#F6F8F7',
  /** Pale teal: stronger bands and plates. */
  mist: '#E8EFEE',
  /** Warm and pale: notes. */
  sand: '#F7EFDD',
  /** Green of what has worked. */
  green: '#0B6B3A',
  /** Grey of control edges: 3 : 1 on white. */
  edge: '#7A8C91',
  /** Light grey of lines between things. */
  line: '#C9D5D6',
  /** WhatsApp’s own dark green. */
  whatsapp: '#075E54',
  /** Black, seen through: shadows. */
  shade: 'rgb(0 0 0 / .28)',
  /** Nothing to be seen. */
  clear: 'rgb(0 0 0 / 0)',
  /** Night: nearly black, with a breath of teal. */
  night: '#0B171C',
  /** Night, one step lighter: quiet bands. */
  nightRaised: '#11232A',
  /** Night, two steps lighter: stronger bands and plates. */
  nightStrong: '#19323A',
  /** Night, with a breath of sand: notes. */
  nightWarm: '#2A2618',
  /** The brand’s dark teal at night: dark bands. */
  nightPine: '#0A2A32',
  /** Darkest of the night: what lies on a dark band. */
  nightPineDeep: '#071014',
  /** Grey of control edges at night: 3 : 1 on each ground. */
  nightEdge: '#80999E',
  /** Dark grey of lines between things at night. */
  nightLine: '#2C474F',
  /** White with the glare taken off: text at night. */
  chalk: '#EDF3F2',
  /** Grey of text that steps back at night. */
  fog: '#B9C8CA',
  /** Pale teal for what can be pressed at night. */
  aqua: '#86D3D6',
  /** The pale teal, pressed or pointed at. */
  aquaPale: '#A9E2E4',
  /** Words on the pale teal. */
  aquaInk: '#08262C',
  /** Emergency red at night: 3 : 1 on the page, 4.5 : 1 under white. */
  red6: '#CF2229',
  /** Emergency red at night, pressed or pointed at. */
  red5: '#D93238',
  /** Emergency red light enough for words and edges at night. */
  coral: '#FF9B93',
  /** Green of what has worked, at night. */
  mint: '#7FD6A2',
  /** WhatsApp’s dark green, a little lighter for the night. */
  whatsappNight: '#0A6B60',
} as const;

/** Colours by role. */
export const color = {
  /** Words of the page. */
  text: 'var(--color-text)',
  /** Words that step back: dates, hints, captions. */
  textSoft: 'var(--color-text-soft)',
  /** Words on dark bands and on red. */
  textOnDark: 'var(--color-text-on-dark)',
  /** Words that step back on dark bands. */
  textOnDarkSoft: 'var(--color-text-on-dark-soft)',
  /** Words on the main action. */
  textOnPrimary: 'var(--color-text-on-primary)',
  /** Words on amber and on hi-viz. */
  textOnAccent: 'var(--color-text-on-accent)',
  /** Headings, and icons beside them. */
  heading: 'var(--color-heading)',
  /** Links in text. */
  link: 'var(--color-link)',
  /** Links that are pointed at. */
  linkHover: 'var(--color-link-hover)',
  /** Ground of the page, of cards and of fields. */
  page: 'var(--color-page)',
  /** Quiet band between white ones; panels. */
  surface: 'var(--color-surface)',
  /** Band or plate that should be noticed; chips, chosen answers. */
  surfaceStrong: 'var(--color-surface-strong)',
  /** Notes: examples, what to know before reading on. */
  surfaceWarm: 'var(--color-surface-warm)',
  /** Dark bands: hero, banner, footer, header of a dialog. */
  surfaceDark: 'var(--color-surface-dark)',
  /** Plates on dark bands: menus, captions, bars. */
  surfaceDarkest: 'var(--color-surface-darkest)',
  /** Main action of a page, when it is no emergency. */
  primary: 'var(--color-primary)',
  /** The main action, pointed at. */
  primaryHover: 'var(--color-primary-hover)',
  /** Emergency only: ground of call buttons. */
  emergency: 'var(--color-emergency)',
  /** An emergency action, pointed at. */
  emergencyHover: 'var(--color-emergency-hover)',
  /** Edge of a call button: none by day, a white ring at night, when the red alone has too little contrast. */
  emergencyEdge: 'var(--color-emergency-edge)',
  /** Words, edges and signs of an emergency. */
  emergencyText: 'var(--color-emergency-text)',
  /** A mistake in a form, always with an icon and words. */
  error: 'var(--color-error)',
  /** Something has worked; ticks. */
  success: 'var(--color-success)',
  /** The WhatsApp action, nothing else. */
  whatsapp: 'var(--color-whatsapp)',
  /** A mark beside words: edge of a note, line under a title. */
  accent: 'var(--color-accent)',
  /** Words and edges in amber on white. */
  accentText: 'var(--color-accent-text)',
  /** Figures, icons and the current page on dark bands; the chequer. */
  hiViz: 'var(--color-hi-viz)',
  /** Edges of controls: fields, choices, outlined buttons. */
  border: 'var(--color-border)',
  /** Lines between things, edges of cards. No control is known by it alone. */
  rule: 'var(--color-rule)',
  /** Shadow of a card. */
  shadow: 'var(--color-shadow)',
  /** Outer ring of the focus. */
  focusRing: 'var(--color-focus-ring)',
  /** Inner halo of the focus: seen where the ring is not. */
  focusHalo: 'var(--color-focus-halo)',
  /** Filling of a star. */
  star: 'var(--color-star)',
  /** Edge of a star: what tells it from the ground. */
  starEdge: 'var(--color-star-edge)',
  /** Shield of the mark, the same day and night. */
  markShield: 'var(--color-mark-shield)',
} as const;

/** Shadows of what lies over the page. */
export const shadow = {
  /** A card that is pointed at. */
  raised: 'var(--shadow-raised)',
  /** Small things over the page: floating actions, the welcome popup. */
  float: 'var(--shadow-float)',
  /** Panels over the page: menus, the assistant. */
  panel: 'var(--shadow-panel)',
} as const;

/** Space in px, on a 4 px grid. `Plus` is half a step more. */
export const space = {
  /** Between lines that are one thing. */
  xxs: 2,
  /** Between a label and its field, a name and its role. */
  xs: 4,
  /** Between an icon and its word. */
  xsPlus: 6,
  /** Between small things of one kind: chips, links, stars. */
  s: 8,
  /** Between the rows of a card or list; inside of small boxes. */
  sPlus: 12,
  /** Between paragraphs, cards on phones, fields; inside of boxes on phones. */
  m: 16,
  /** Inside of cards; beside the words of a button. */
  mPlus: 20,
  /** Between cards from tablets on; inside of large boxes. */
  l: 24,
  /** Between groups of a section. */
  xl: 32,
  /** Above the title of a page; between columns of text. */
  xlPlus: 40,
  /** Above and below a section on phones; between columns. */
  xxl: 48,
  /** Below the last words of a page; between wide columns. */
  xxlPlus: 64,
  /** Above and below a section on wide screens. */
  section: 72,
  /** Above and below the words of a small control; between an icon and a line of text. */
  control: 10,
  /** Beside the words of a field, a message, a bubble. */
  field: 14,
} as const;

/** Corner radius in px. */
export const radius = {
  /** Buttons, fields, chips and what is as small. */
  control: 'var(--radius-control)',
  /** Cards, pictures, panels. */
  card: 'var(--radius-card)',
  /** Ends that are half circles: round buttons, badges, dots. */
  pill: 'var(--radius-pill)',
} as const;

/** Layers of the page: which lies over which, as z-index. */
export const layer = {
  /** Over its neighbours within one widget: a header that stays while its box scrolls. */
  raised: 1,
  /** The welcome popup: under everything that can be needed. */
  popup: 1040,
  /** The assistant’s panel. */
  assistant: 1060,
  /** The header with its menu. */
  header: 1100,
  /** The actions to call and write: over the header, so that a menu never hides them. */
  actions: 1110,
  /** Dialogs, with their backdrop. */
  dialog: 1300,
  /** The link past the navigation, when it has the focus. */
  skipLink: 1300,
} as const;

/** How much is left of what cannot be used just now. */
export const opacity = {
  /** A button whose form is on its way: its words stay readable. */
  sending: 0.85,
  /** A picture that is being opened. */
  loading: 0.6,
  /** An icon that waits for its code. */
  waiting: 0.5,
  /** What is behind a question that must be answered first. */
  inert: 0.35,
} as const;

/** Durations in ms. The first three are the specification’s. */
export const motion = {
  /** From one slide of the hero slider to the next. */
  slideInterval: 5000,
  /** How long the welcome popup stays. */
  popupLife: 6000,
  /** How long the contact actions fade in. */
  actionsFadeIn: 500,
  /** What answers at once: hover, focus, a star. */
  quick: 150,
  /** What goes a way: the header, the popup, an arrow that turns. */
  calm: 250,
} as const;

/** Screen widths from which a layout applies, in px at the browser’s usual text size of 16 px. */
export const breakpoint = {
  /** Phones: what stands outside a media query. */
  small: 0,
  /** Tablets, and large phones on their side. */
  medium: 680,
  /** Laptops. */
  wide: 1024,
  /** Desktops. */
  full: 1280,
} as const;

/** Fixed sizes of the page’s frame and of targets. */
export const size = {
  /** Height of the fixed header; the specification’s 5rem. */
  header: '5rem',
  /** Height of the hero slider on wide screens; the specification’s 460 px. */
  slider: 460,
  /** Widest line of the page’s content, at the browser’s usual text size. */
  content: 1200,
  /** Between the content and the edge of the screen: 16 px on phones, 24 px from 690 px on. */
  gutter: 'clamp(16px,3.5vw,24px)',
  /** Height of the bottom bar on phones, without the safe area. */
  actionBar: 60,
  /** Side of a floating action on wide screens; with 8 px on both sides of it the margin’s 40 px and the gutter. */
  floating: 48,
  /** Least side of a target. */
  target: 24,
  /** Least side of a target that matters in an emergency. */
  emergencyTarget: 44,
} as const;

/** Type families. */
export const font = {
  /** Text: the system’s own face, there at once. */
  text: 'var(--font-text)',
  /** Headings and figures only. */
  heading: 'var(--font-heading)',
} as const;

/** Type steps: size, line height and weight. Sizes are fluid where it helps; `haraka.css` has the formula, `$value` its largest size. */
export const type = {
  /** Title of the home page. */
  display: {
    fontSize: 'max(min(7.4vw,clamp(1.5rem,1.125rem + 2.2vw,2.625rem)),min(1.45rem,11vw))',
    lineHeight: 1.15,
    fontWeight: 700,
  },
  /** Title of a page. */
  h1: { fontSize: 'min(12vw,clamp(2rem,1.6rem + 1.8vw,2.875rem))', lineHeight: 1.12, fontWeight: 700 },
  /** Title of a section. */
  h2: { fontSize: 'min(11vw,clamp(1.625rem,1.25rem + 1.35vw,2.125rem))', lineHeight: 1.2, fontWeight: 700 },
  /** Title of a card, a dialog, a group. */
  h3: { fontSize: 'min(1.25rem,10vw)', lineHeight: 1.3, fontWeight: 700 },
  /** First sentence of a page or section. */
  lead: { fontSize: 'clamp(1.125rem,1rem + 0.4vw,1.3125rem)', lineHeight: 1.5, fontWeight: 400 },
  /** Text. */
  body: { fontSize: 'clamp(1rem,0.85rem + 0.5vw,1.125rem)', lineHeight: 1.6, fontWeight: 400 },
  /** Captions, hints, small print; the smallest text there is. */
  small: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 400 },
} as const;
