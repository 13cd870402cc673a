import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FactStrip: 'root' | 'inner' | 'list';
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

export const List = styled('dl', { name: 'FactStrip', slot: 'List' })({
  display: 'grid',
  flex: 1,
  gap: `${space.sPlus}px ${space.xl}px`,
  [media.medium]: { gridTemplateColumns: 'repeat(auto-fit,minmax(10rem,1fr))' },
  '& dt': { fontSize: '0.875rem', color: color.textSoft },
  '& dd': { fontSize: '1rem', color: color.heading, fontWeight: 600 },
});
