import { styled } from '@mui/material/styles';
import { color, media, size, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    OfflineNote: 'root';
  }
}

/** Stands before the page, which has its own padding for the header: the note takes that padding's place. */
export const Root = styled('aside', { name: 'OfflineNote', slot: 'Root' })({
  position: 'relative',
  marginBlockEnd: `calc(-1*${size.header})`,
  paddingBlock: `calc(${size.header} + ${space.xs}px) ${space.xs}px`,
  paddingInline: size.gutter,
  backgroundColor: color.surfaceStrong,
  color: color.text,
  ...type.small,
  textAlign: 'center',
  [media.print]: { marginBlockEnd: 0, paddingBlock: `${space.xs}px` },
});
