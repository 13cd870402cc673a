import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    TwoColumns: 'root' | 'page';
  }
}

export const Root = styled('div', { name: 'TwoColumns', slot: 'Root' })({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.wide]: { gridTemplateColumns: 'minmax(0,1fr) 380px', gap: space.xxlPlus },
});

export const Page = styled(Container, { name: 'TwoColumns', slot: 'Page' })({
  paddingBlock: `${space.s}px ${space.xl}px`,
  [media.wide]: { paddingBlock: `${space.l}px ${space.xxl}px` },
});
