import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { columns } from '../../theme/columns';
import { color, font, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    Statements: 'root' | 'inner' | 'statement';
  }
}

export const Root = styled('div', { name: 'Statements', slot: 'Root' })({
  backgroundColor: color.surface,
  [`&[${styleData.surface}=dark]`]: {
    '--heading': color.hiViz,
    backgroundColor: color.surfaceDark,
    color: color.textOnDark,
  },
});

export const Inner = styled(Container, { name: 'Statements', slot: 'Inner' })({
  display: 'grid',
  gap: space.xlPlus,
  paddingBlock: space.xxl,
  [media.medium]: {
    paddingBlock: space.xxl + space.s,
    gridTemplateColumns: columns('wide'),
  },
  [media.wide]: { gap: space.xxlPlus },
  [media.print]: { paddingBlock: space.sPlus },
});

export const Statement = styled(Stack, { name: 'Statements', slot: 'Statement' })({
  '& h2': { fontSize: '1.125rem' },
  '& p': {
    fontFamily: font.heading,
    fontSize: 'clamp(1.25rem,1.1rem + 0.6vw,1.625rem)',
    fontWeight: 700,
    lineHeight: 1.35,
  },
}) as typeof Stack;
