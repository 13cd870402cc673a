import { breakpoint } from '../../theme/tokens';

/** Height of the start buttons on wide screens, which grows with the text: the section leaves room for them. */
export const startHeight = '4.5rem';

/** A phone or tablet of a height in em, at most. */
const upTo = (height: number) =>
  `@media (max-height:${height}em) and (max-width:${breakpoint.wide / 16 - 0.01}em)` as const;

/** Screens on which the start of the beat is in sight together with the steps before it only if these take less room. */
export const screens = {
  /** Most phones, with the bars of the browser. */
  short: upTo(48.75),
  /** Small phones. */
  shorter: upTo(44.625),
  /** Small phones with these bars. */
  shortest: upTo(37.4375),
} as const;
