import { styled } from '@mui/material/styles';
import { deskData } from '../../behaviours/desk/deskContract';
import { color, font, layer, media, radius, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DeskShell: 'root' | 'header' | 'nav' | 'keys' | 'main' | 'fresh';
  }
}

export const Root = styled('div', { name: 'DeskShell', slot: 'Root' })({
  minHeight: '100vh',
  backgroundColor: color.page,
  [media.wide]: {
    display: 'grid',
    gridTemplate: 'auto auto minmax(0,1fr) / 13rem minmax(0,1fr)',
    [`&:not([${deskData.desk}=open])`]: { display: 'block' },
  },
});

export const Header = styled('header', { name: 'DeskShell', slot: 'Header' })({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.m}px`,
  minHeight: 56,
  paddingInline: space.m,
  borderBlockEnd: `3px solid ${color.hiViz}`,
  backgroundColor: color.surfaceDarkest,
  color: color.textOnDark,
  '& > strong': { fontFamily: font.heading, fontSize: '1.25rem' },
  // A long name wraps before the sign-out button does.
  '& > span': {
    flex: '1 1 5rem',
    minWidth: 0,
    color: color.textOnDarkSoft,
    fontSize: '0.9375rem',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  '& button': { minHeight: size.emergencyTarget, color: 'inherit', '&:hover': { color: color.hiViz } },
  // The theme's rule for the icon of a button has the same weight as `& svg`, so order alone would decide.
  '& button svg': { width: 18, height: 18 },
  // A landscape phone has no height to spare.
  [media.low]: { position: 'static' },
});

export const Nav = styled('nav', { name: 'DeskShell', slot: 'Nav' })({
  position: 'relative',
  display: 'flex',
  gap: space.s,
  overflowX: 'auto',
  padding: `${space.control}px ${space.m}px`,
  borderBlockEnd: `1px solid ${color.rule}`,
  '& > ul': { flex: 'none', display: 'flex', gap: space.s },
  '& li': { flex: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    minHeight: size.emergencyTarget,
    paddingInline: space.field,
    border: `2px solid ${color.border}`,
    borderRadius: radius.pill,
    fontSize: '0.9375rem',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { backgroundColor: color.surfaceStrong },
    '&[aria-current]': {
      borderColor: color.primary,
      backgroundColor: color.primary,
      color: color.textOnPrimary,
      [media.forcedColors]: { borderStyle: 'double', borderWidth: 4 },
    },
  },
  '& b': { fontVariantNumeric: 'tabular-nums' },
  [media.wide]: {
    flexDirection: 'column',
    paddingInline: space.control,
    borderBlockEnd: 0,
    borderInlineEnd: `1px solid ${color.rule}`,
    backgroundColor: color.surface,
    '& > ul': { flexDirection: 'column', gap: space.xxs },
    '& a': { border: 0, borderRadius: radius.control, paddingInline: space.sPlus },
    '& > ul + ul': { paddingBlockStart: space.s, borderBlockStart: `1px solid ${color.rule}` },
  },
});

/** The keyboard shortcuts; hidden on touch screens. */
export const Keys = styled('div', { name: 'DeskShell', slot: 'Keys' })({
  display: 'none',
  padding: space.m,
  color: color.textSoft,
  fontSize: '0.9375rem',
  '& li': { display: 'flex', alignItems: 'baseline', gap: space.xsPlus, paddingBlock: space.xxs },
  '& kbd': {
    minWidth: '1.75em',
    paddingInline: space.xs,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
    backgroundColor: color.page,
    color: color.text,
    fontFamily: font.text,
    fontWeight: 600,
    textAlign: 'center',
  },
  [`& [${deskData.keys}]`]: { marginBlockStart: space.s },
  [media.wide]: { display: 'block' },
  [media.noScript]: { display: 'none' },
});

export const Main = styled('main', { name: 'DeskShell', slot: 'Main' })({
  '&:focus': { outline: 0, boxShadow: 'none' },
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: '23.75rem minmax(0,1fr)',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});

/** Notice that something has arrived since the page was loaded. */
export const Fresh = styled('p', { name: 'DeskShell', slot: 'Fresh' })({
  gridColumn: '1 / -1',
  '&:not(:empty)': {
    padding: `${space.control}px ${space.m}px`,
    backgroundColor: color.surfaceWarm,
    fontWeight: 600,
  },
});
