import { styled } from '@mui/material/styles';
import { color, font, media, size } from '../../theme/tokens';

export const Root = styled('div')({
  backgroundColor: color.surface,
  '&[data-surface=dark]': { backgroundColor: color.surfaceDark, color: color.textOnDark },
  '&[data-surface=dark] h2': { color: color.hiViz },
});

export const Inner = styled('div')({
  display: 'grid',
  gap: 40,
  maxWidth: size.page,
  marginInline: 'auto',
  padding: `48px ${size.gutter}`,
  [media.medium]: { paddingBlock: 56, gridTemplateColumns: 'repeat(auto-fit,minmax(18rem,1fr))' },
  [media.wide]: { gap: 64 },
  [media.print]: { paddingBlock: 12 },
});

export const Statement = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& h2': { fontSize: '1.125rem' },
  '& p': {
    fontFamily: font.heading,
    fontSize: 'clamp(1.25rem,1.1rem + 0.6vw,1.625rem)',
    fontWeight: 700,
    lineHeight: 1.35,
  },
});
