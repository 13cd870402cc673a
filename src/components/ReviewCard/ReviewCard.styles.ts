import { styled } from '@mui/material/styles';
import { color, font, media, radius } from '../../theme/tokens';

export const Root = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  height: '100%',
  padding: 24,
  // Seen where forced colours take the warm ground away.
  border: '1px solid transparent',
  borderRadius: radius.card,
  backgroundColor: color.surfaceWarm,
});

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  // A card with the tag is no higher than one without it.
  '& > [data-example]': { marginBlock: -4 },
});

export const Quote = styled('blockquote')({
  margin: 0,
  flexGrow: 1,
  fontSize: '1.125rem',
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', quotes: '"\\201C" "\\201D"' },
  '& p::before': { content: 'open-quote' },
  '& p::after': { content: 'close-quote' },
});

export const Person = styled('figcaption')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0,1fr)',
  alignItems: 'center',
  gap: 14,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.rule}`,
  lineHeight: 1.4,
});

export const Portrait = styled('span')({
  width: 56,
  height: 56,
  borderRadius: radius.pill,
  overflow: 'hidden',
  backgroundColor: color.surfaceStrong,
  // On phones it is not laid out off the screen, so that the lazy picture waits until it is really near. Its size is fixed:
  // nothing moves when it comes.
  contentVisibility: 'auto',
  [media.medium]: { contentVisibility: 'visible' },
});

export const Monogram = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: radius.pill,
  fontFamily: font.heading,
  // Large text must not outgrow the disc.
  fontSize: 'min(1.125rem,22px)',
  fontWeight: 700,
  color: color.heading,
  backgroundColor: color.surfaceStrong,
  '&[data-tint="1"]': { backgroundColor: color.page },
  '&[data-tint="2"]': { backgroundColor: color.primary, color: color.textOnDark },
  '&[data-tint="3"]': { backgroundColor: color.surfaceDark, color: color.textOnDark },
});

export const Name = styled('strong')({ display: 'block', overflowWrap: 'anywhere' });

export const Title = styled('span')({
  display: 'block',
  color: color.textSoft,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
});
