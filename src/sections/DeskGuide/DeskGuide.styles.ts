import { styled } from '@mui/material/styles';
import { color, font, radius, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DeskGuide: 'root' | 'guides' | 'article';
  }
}

export const Root = styled('section', { name: 'DeskGuide', slot: 'Root' })({
  gridColumn: '1 / -1',
  maxWidth: size.measure,
  padding: `${space.field}px ${space.m}px ${space.xl}px`,
});

export const Guides = styled('nav', { name: 'DeskGuide', slot: 'Guides' })({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  marginBlockEnd: space.m,
  '& a': { display: 'grid', alignItems: 'center', minHeight: size.target },
  '& a[aria-current]': { color: color.text, fontWeight: 600, textDecoration: 'none' },
});

export const Article = styled('div', { name: 'DeskGuide', slot: 'Article' })({
  marginBlockStart: space.s,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& h2, & h3, & h4': {
    marginBlock: `${space.l}px ${space.xs}px`,
    fontFamily: font.heading,
    fontSize: '1rem',
    color: color.heading,
  },
  '& h2': { fontSize: '1.125rem' },
  '& p, & ul, & ol, & pre, & div': { marginBlock: `0 ${space.sPlus}px` },
  '& ul, & ol': { paddingInlineStart: space.l },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { marginBlockEnd: space.xs },
  '& code': { fontFamily: 'ui-monospace,Menlo,Consolas,monospace', fontSize: '0.9em' },
  '& pre': {
    overflowX: 'auto',
    padding: space.sPlus,
    borderRadius: radius.control,
    backgroundColor: color.surface,
    overflowWrap: 'normal',
  },
  '& div': { overflowX: 'auto' },
  '& table': { width: '100%', minWidth: 480, borderCollapse: 'collapse', overflowWrap: 'normal' },
  '& th, & td': {
    padding: space.s,
    borderBlockEnd: `1px solid ${color.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
});
