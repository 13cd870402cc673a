import { styled } from '@mui/material/styles';
import { color, font, media, size, type } from '../../theme/tokens';

export const Root = styled('section')({
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.05fr)',
    minHeight: 520,
  },
});

export const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 12,
  padding: '20px 16px',
  '& h1': { ...type.display, fontFamily: font.heading, color: color.textOnDark },
  '& p': { ...type.lead, lineHeight: 1.4, color: color.textOnDark, maxWidth: '34em' },
  '& small': { fontSize: '0.9375rem', color: color.textOnDarkSoft },
  [media.medium]: { padding: '40px 24px' },
  [media.wide]: {
    gap: 22,
    padding: '56px 48px 56px 24px',
    marginInlineStart: `max(0px,calc((100vw - ${size.content}px)/2))`,
  },
});

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [media.medium]: { gap: 12 },
});

export const Frame = styled('div')({
  height: 'clamp(220px,62vw,420px)',
  [media.wide]: { height: 'auto', position: 'relative', '& img': { position: 'absolute', inset: 0 } },
});
