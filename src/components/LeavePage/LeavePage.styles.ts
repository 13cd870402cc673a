import { styled } from '@mui/material/styles';
import { color, font, layer, media, radius, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    LeavePage: 'root';
  }
}

/** Height on wide screens, and distance from the header. */
const wide = { height: 56, gap: space.m } as const;

export const Root = styled('a', { name: 'LeavePage', slot: 'Root' })({
  position: 'fixed',
  // Physical properties: older phones do not support the logical ones, and the bar spans the screen.
  left: 0,
  right: 0,
  bottom: 0,
  // Above an open menu as well.
  zIndex: layer.actions,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.control,
  minHeight: `calc(${size.actionBar}px + env(safe-area-inset-bottom))`,
  padding: `${space.xs}px ${space.m}px calc(${space.xs}px + env(safe-area-inset-bottom))`,
  borderBlockStart: `3px solid ${color.hiViz}`,
  backgroundColor: color.surfaceDarkest,
  color: color.textOnDark,
  fontFamily: font.heading,
  fontWeight: 700,
  // With large text the bar must leave room for the page.
  fontSize: 'min(1.125rem,7vw)',
  lineHeight: 1.2,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surfaceDark, color: color.textOnDark },
  // The screen's edge would cut an outer ring off.
  '&:focus-visible': { outlineOffset: -5, boxShadow: 'none' },
  '& svg': { flex: 'none', width: 24, height: 24 },
  [media.wide]: {
    left: 'auto',
    right: `calc(${size.margin} + ${size.gutter})`,
    bottom: 'auto',
    top: `calc(${size.header} + ${wide.gap}px)`,
    minHeight: wide.height,
    paddingInline: space.mPlus,
    paddingBlock: space.xs,
    border: `2px solid ${color.textOnDark}`,
    borderRadius: radius.card,
  },
  [media.print]: { display: 'none' },
  // Elements that get the focus are not scrolled beneath it.
  'html:has(&)': {
    [media.wide]: { scrollPaddingTop: `calc(${size.header} + ${2 * wide.gap + wide.height}px)` },
  },
});
