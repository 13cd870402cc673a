import { media } from './tokens';

/** A row that scrolls sideways and snaps to its items. Its scrollbar shows only if no script moves it. */
export const scrollRow = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '&::-webkit-scrollbar': { display: 'none' },
  [media.noScript]: { scrollbarWidth: 'auto', '&::-webkit-scrollbar': { display: 'block' } },
} as const;
