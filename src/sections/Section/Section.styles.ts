import { styled } from '@mui/material/styles';
import { deferOffscreenRendering } from '../../theme/deferOffscreenRendering';
import { color, media, size, space, type } from '../../theme/tokens';

export const Root = styled('section')({
  paddingBlock: 48,
  '&[data-tone=paper]': { backgroundColor: color.surface },
  '&[data-tone=mist]': { backgroundColor: color.surfaceStrong },
  '&[data-tone=dark]': { backgroundColor: color.surfaceDark, color: color.textOnDark },
  '&[data-tone=dark] h2': { color: color.textOnDark },
  [media.wide]: { paddingBlock: space.section },
  ...deferOffscreenRendering(700),
  // The one below the banner is in sight: what follows would move up once its height is known.
  'main &:nth-of-type(-n+2)': { contentVisibility: 'visible' },
  [media.print]: { paddingBlock: 12, '& h2': { breakAfter: 'avoid' }, '& li': { breakInside: 'avoid' } },
});

export const Inner = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: size.gutter,
  // Heading and content side by side, on the same two columns in every section.
  [media.wide]: {
    '[data-split] > &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)',
      columnGap: 48,
      alignItems: 'start',
    },
  },
});

/** The heading with its lead. */
export const Head = styled('div')({ display: 'grid', gap: 12, alignContent: 'start' });

export const Lead = styled('p')({ ...type.lead, maxWidth: size.measure });
