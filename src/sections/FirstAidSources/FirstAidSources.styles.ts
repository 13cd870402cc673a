import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FirstAidSources: 'root' | 'inner';
  }
}

export const Root = styled('section', { name: 'FirstAidSources', slot: 'Root' })({
  backgroundColor: color.surface,
  paddingBlock: space.l,
  [media.print]: { paddingBlock: `${space.xs}px 0`, fontSize: '0.625rem', lineHeight: 1.2 },
});

export const Inner = styled(Container, { name: 'FirstAidSources', slot: 'Inner' })({
  gap: space.sPlus,
  '& > div': { marginBlockStart: space.s },
  '& ul': { paddingInlineStart: space.mPlus + 2, listStyle: 'disc' },
  [media.print]: {
    gap: space.xxs,
    '& details': { border: 0, '&,& > *': { padding: 0, maxWidth: 'none' } },
    '&& h2': { fontSize: '0.75rem' },
    '& ul': { columns: 2, columnGap: space.l },
    '& > div': { display: 'none' },
  },
});
