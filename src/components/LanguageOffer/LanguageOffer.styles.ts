import { styled } from '@mui/material/styles';
import { color, size, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    LanguageOffer: 'root';
  }
}

/** Above the page, whose own padding is for the header: this line takes the place of that padding. */
export const Root = styled('aside', { name: 'LanguageOffer', slot: 'Root' })({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space.m,
  marginBlockEnd: `calc(-1*${size.header})`,
  paddingBlockStart: size.header,
  paddingInline: size.gutter,
  backgroundColor: color.surfaceStrong,
  ...type.small,
  '& button': { fontWeight: 400 },
});
