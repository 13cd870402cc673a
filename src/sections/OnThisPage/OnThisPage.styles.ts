import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { linkTarget } from '../../theme/linkTarget';
import { color, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    OnThisPage: 'root' | 'inner';
  }
}

export const Root = styled('nav', { name: 'OnThisPage', slot: 'Root' })({
  borderBlock: `1px solid ${color.rule}`,
  [media.print]: { display: 'none' },
});

export const Inner = styled(Container, { name: 'OnThisPage', slot: 'Inner' })({
  gap: 0,
  paddingBlock: space.sPlus,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: space.mPlus },
  '& a': linkTarget,
  [media.wide]: { flexDirection: 'row', alignItems: 'center', gap: space.l, paddingBlock: space.s },
});
