import { color } from '../tokens';

/** The focus ring: ink outside, amber inside, so that one of both stands out on every surface. */
export const focusRing = {
  outline: `3px solid ${color.focusRing}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 3px ${color.focusHalo}`,
} as const;
