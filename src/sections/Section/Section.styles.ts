import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    Section: 'root' | 'inner';
  }
}

export const Root = styled('section', { name: 'Section', slot: 'Root' })({
  paddingBlock: space.l,
  [`&[${styleData.tone}=subtle]`]: { backgroundColor: color.surface },
  [`&[${styleData.tone}=strong]`]: { backgroundColor: color.surfaceStrong },
  [`&[${styleData.tone}=warm]`]: { backgroundColor: color.surfaceWarm },
  [`&[${styleData.tone}=dark]`]: { backgroundColor: color.surfaceDark, color: color.textOnDark },
  [`&[${styleData.tone}=darkest]`]: { backgroundColor: color.surfaceDarkest, color: color.textOnDark },
  [media.medium]: { paddingBlock: space.xxl },
  [media.wide]: { paddingBlock: space.section },
  [media.print]: {
    paddingBlock: space.sPlus,
    '& h2': { breakAfter: 'avoid' },
    '& li': { breakInside: 'avoid' },
  },
});

export const Inner = styled(Container, { name: 'Section', slot: 'Inner' })({
  gap: space.m,
  [media.medium]: { gap: space.l },
  // Heading and content side by side, in the same two columns for every section.
  [media.wide]: {
    [`[${styleData.split}] > &`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)',
      columnGap: space.xxl,
      alignItems: 'start',
    },
  },
});
