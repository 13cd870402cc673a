import { color } from '../tokens';

/** The focus ring: dark outside, amber inside, so that one of them contrasts with every surface. */
export const focusRing = {
  outline: `3px solid ${color.focusRing}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 3px ${color.focusHalo}`,
} as const;
