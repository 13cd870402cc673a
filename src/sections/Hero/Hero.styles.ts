import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { color, media, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    Hero: 'root' | 'text' | 'sentence' | 'actions' | 'imageFrame' | 'note';
  }
}

export const Root = styled('section', { name: 'Hero', slot: 'Root' })({
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  [media.wide]: {
    display: 'grid',
    gridTemplate: '1fr auto / minmax(0,1fr) minmax(0,1.05fr)',
    minHeight: 520,
  },
});

export const Text = styled(Stack, { name: 'Hero', slot: 'Text' })({
  justifyContent: 'center',
  gap: space.sPlus,
  padding: `${space.m}px ${size.gutter} ${space.mPlus}px`,
  '& > p': { lineHeight: 1.4, maxWidth: '34em' },
  [media.medium]: { paddingBlock: space.xlPlus },
  [media.wide]: {
    gap: space.mPlus + 2,
    padding: `${space.xxl}px ${space.l}px`,
    marginInlineStart: size.margin,
  },
});

export const Sentence = styled('span', { name: 'Hero', slot: 'Sentence' })({ display: 'block' });

export const Actions = styled(Stack, { name: 'Hero', slot: 'Actions' })({
  gap: space.s,
  [media.medium]: { gap: space.sPlus },
});

export const ImageFrame = styled('div', { name: 'Hero', slot: 'ImageFrame' })({
  // The height that header, text and action bar leave on a phone's screen, so that the whole picture is on the first
  // screen.
  height: ['clamp(120px,62vw,420px)', 'clamp(120px,100svh - 470px,min(62vw,420px))'],
  // The people stand at the bottom of the drawing. A photo, inside `<picture>`, has a focus point of its own.
  '& > img': { objectPosition: '50% 75%' },
  // Wide screens: keeps the people's heads in the picture at any text size.
  '@media (min-width:680px)': {
    height: ['420px', 'min(max(420px,57vw),80svh)'],
    '& > img': { objectPosition: '50% 50%' },
  },
  [media.wide]: {
    gridArea: '1 / 2 / span 2',
    height: 'auto',
    position: 'relative',
    '& img': { position: 'absolute', inset: 0 },
  },
});

/** Below the picture on phones: above it, it would push the picture off the first screen. */
export const Note = styled(Typography, { name: 'Hero', slot: 'Note' })({
  padding: `${space.control}px ${size.gutter}`,
  color: color.textOnDarkSoft,
  [media.wide]: { padding: `0 ${space.xxl}px ${space.xl}px ${space.l}px`, marginInlineStart: size.margin },
}) as typeof Typography;
