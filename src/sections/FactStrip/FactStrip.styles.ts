import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FactStrip: 'root' | 'inner';
  }
}

export const Root = styled('section', { name: 'FactStrip', slot: 'Root' })({
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.rule}`,
  backgroundColor: color.surface,
});

export const Inner = styled(Container, { name: 'FactStrip', slot: 'Inner' })({
  gap: space.sPlus,
  [media.wide]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xl,
  },
});
