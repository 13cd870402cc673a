import { color } from './tokens';

/** The chequer of the vehicles, the site's only ornament, as a background. */
export const chequer = `repeating-linear-gradient(90deg,${color.hiViz} 0 18px,${color.surfaceDarkest} 18px 36px)`;

/** The chequer as a stripe along an edge. */
export const chequerStripe = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  height: 5,
  background: chequer,
} as const;
