import { styled } from '@mui/material/styles';
import { headerData } from '../../behaviours/contract';
import { color, media, motion, radius, shadow, size, space } from '../../theme/tokens';
import { bar } from './SiteHeader.styles';

const menuClosed = `[${headerData.menu}]:not([open]) + &`;

export const Nav = styled('nav', { name: 'SiteHeader', slot: 'Nav' })({
  order: 1,
  [menuClosed]: { display: 'none' },
  position: 'absolute',
  left: 0,
  right: 0,
  top: size.header,
  maxHeight: [`calc(100vh - ${size.header})`, `calc(100dvh - ${size.header})`],
  overflowY: 'auto',
  paddingBlock: space.s,
  paddingBlockEnd: space.section + space.m,
  backgroundColor: color.surfaceDark,
  borderBlockEnd: `1px solid ${color.border}`,
  [bar]: {
    [menuClosed]: { display: 'block' },
    position: 'static',
    overflow: 'visible',
    padding: 0,
    border: 0,
  },
  // On low screens the header scrolls with the page, and so does the open menu.
  [media.low]: { maxHeight: 'none' },
  [media.print]: { [menuClosed]: { display: 'none' } },
});

export const List = styled('ul', { name: 'SiteHeader', slot: 'List' })({
  [bar]: { display: 'flex', alignItems: 'center' },
  '& a,& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    paddingInline: space.mPlus,
    color: color.textOnDark,
    fontWeight: 600,
    fontSize: '1rem',
    textDecoration: 'none',
    [bar]: {
      minHeight: 44,
      paddingInline: space.xsPlus,
      lineHeight: 1.25,
      fontSize: '0.9375rem',
      borderRadius: radius.control,
    },
  },
  '& a:hover,& summary:hover': { backgroundColor: color.surfaceDarkest, color: color.textOnDark },
  // The current page, and the group that contains it.
  '& [aria-current]': {
    textDecoration: `underline 3px ${color.hiViz}`,
    textUnderlineOffset: 8,
  },
  '& summary svg': {
    width: 20,
    height: 20,
    marginInlineStart: 'auto',
    transition: `transform ${motion.calm}ms`,
  },
  '& details[open] > summary svg': { transform: 'rotate(180deg)' },
});

export const Group = styled('details', { name: 'SiteHeader', slot: 'Group' })({
  position: 'relative',
  '& ul': { paddingInlineStart: space.m, backgroundColor: color.surfaceDarkest },
  [bar]: {
    '& ul': {
      position: 'absolute',
      insetInlineStart: 0,
      // From the button's middle to the end of the header: below the chequer at any text size.
      insetBlockStart: `calc(50% + ${size.header} / 2 + 3px)`,
      width: 'max-content',
      minWidth: '100%',
      maxWidth: 340,
      padding: space.s,
      borderRadius: radius.card,
      border: `1px solid ${color.border}`,
      boxShadow: shadow.panel,
    },
  },
});
