import { size } from './tokens';

/** A link on a line of its own, high enough for a thumb. */
export const linkTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.emergencyTarget,
} as const;
