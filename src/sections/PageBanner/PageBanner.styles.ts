import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, media, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    PageBanner: 'root' | 'text' | 'imageFrame';
  }
}

export const Root = styled('section', { name: 'PageBanner', slot: 'Root' })({
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  // Heights of the specification: 350 px, 300 px on large screens, 400 px on larger ones; a long text makes it higher.
  display: 'flex',
  flexDirection: 'column',
  minHeight: 350,
  [media.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0,1.1fr) minmax(0,1fr)' },
  [media.wide]: { minHeight: 300 },
  [media.full]: { minHeight: 400 },
  // Answers need the width of a tablet, so that the picture stands below them there.
  [`&[${styleData.split}]`]: {
    [media.medium]: { display: 'flex' },
    [media.wide]: { display: 'grid', gridTemplateColumns: 'minmax(0,1.2fr) minmax(0,1fr)' },
  },
  // On paper no background, and dark text.
  [media.print]: {
    display: 'block',
    minHeight: 0,
    backgroundColor: 'transparent',
    '&&': { '--heading': color.text },
    color: color.text,
  },
});

export const Text = styled(Stack, { name: 'PageBanner', slot: 'Text' })({
  justifyContent: 'center',
  gap: space.field,
  padding: `${space.l + space.xs}px ${size.gutter}`,
  '& > p': { maxWidth: '34em' },
  [media.wide]: { marginInlineStart: size.margin, paddingInlineEnd: space.xl },
});

export const ImageFrame = styled('div', { name: 'PageBanner', slot: 'ImageFrame' })({
  position: 'relative',
  flex: '1 0 clamp(150px,42vw,280px)',
  '& img': { position: 'absolute', inset: 0 },
  [media.print]: { display: 'none' },
});
