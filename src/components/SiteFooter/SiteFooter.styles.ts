import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { chequerStripe } from '../../theme/chequer';
import { linkTarget } from '../../theme/linkTarget';
import { color, media, radius, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    SiteFooter: 'root' | 'columns' | 'links' | 'contact' | 'social' | 'legal';
  }
}

export const Root = styled('footer', { name: 'SiteFooter', slot: 'Root' })({
  position: 'relative',
  backgroundColor: color.surfaceDark,
  color: color.textOnDarkSoft,
  paddingBlock: `${space.xlPlus}px ${space.xl}px`,
  // Room for the action bar, so that it never covers the last lines.
  paddingBlockEnd: `calc(${size.actionBar}px + ${space.m}px + env(safe-area-inset-bottom))`,
  '&::before': { ...chequerStripe, insetBlockStart: 0 },
  '& a': { color: color.textOnDark },
  '& h2': { marginBlockEnd: space.s },
  '& > div > p': { marginBlockStart: space.m },
  [media.wide]: { paddingBlockEnd: space.xlPlus },
  [media.forcedColors]: { borderBlockStart: '1px solid' },
  [media.print]: { display: 'none' },
});

export const Columns = styled('div', { name: 'SiteFooter', slot: 'Columns' })({
  display: 'grid',
  gap: space.l,
  // The two lists of links stand side by side where the text leaves room for them.
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,8.5rem),1fr))',
  [media.small]: { '& > :first-child, & > :last-child': { gridColumn: '1 / -1' } },
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.wide]: { gridTemplateColumns: '1.3fr 1fr 1.2fr 1.4fr' },
});

export const Links = styled('ul', { name: 'SiteFooter', slot: 'Links' })({
  // Two columns if the text leaves room for them.
  columns: '9.5rem 2',
  columnGap: space.m,
  '& li': { breakInside: 'avoid', lineHeight: 1.3 },
  '& a': { ...linkTarget, paddingBlock: space.xs, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

export const Contact = styled(Stack, { name: 'SiteFooter', slot: 'Contact' })({
  // Number and e-mail address on one line of a phone.
  flexFlow: 'row wrap',
  columnGap: space.l,
  [media.medium]: { flexDirection: 'column' },
  marginBlockStart: space.s,
  fontStyle: 'normal',
  '& a': { ...linkTarget, alignSelf: 'flex-start', overflowWrap: 'anywhere' },
}) as typeof Stack;

export const Social = styled('ul', { name: 'SiteFooter', slot: 'Social' })({
  display: 'flex',
  gap: space.s,
  marginBlockStart: space.m,
  '& a': {
    ...linkTarget,
    justifyContent: 'center',
    width: size.emergencyTarget,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
  },
  '& svg': { width: 22, height: 22 },
});

export const Legal = styled(Stack, { name: 'SiteFooter', slot: 'Legal' })({
  alignItems: 'center',
  columnGap: space.l,
  marginBlockStart: space.l,
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: '0.9375rem',
  '& a': linkTarget,
  // On a phone the owner gets a line of its own, so that the legal links stand side by side.
  '& > span:first-of-type': { flexBasis: '100%' },
  [media.medium]: { '& > span:first-of-type': { flexBasis: 'auto' } },
});
