import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { nightDrawing } from '../../components/SitePicture/SitePicture.styles';
import { styleData } from '../../theme/attributes';
import { linkTarget } from '../../theme/linkTarget';
import { color, font, media, radius, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    TriageQuestion: 'root' | 'back' | 'progress' | 'answers' | 'plate' | 'ask' | 'said';
  }
}

export const Root = styled(Container, { name: 'TriageQuestion', slot: 'Root' })({
  display: 'block',
  paddingBlock: `${space.xs}px ${space.l}px`,
  '& h1': { marginBlock: `${space.s}px ${space.xs}px`, fontSize: 'min(12vw,1.75rem)' },
  '& h1 + p': { color: color.textSoft },
  [media.medium]: { paddingBlockStart: space.m, '& h1': { fontSize: '2.25rem' } },
  [media.wide]: {
    paddingBlock: `${space.l}px ${space.section}px`,
    '& h1': { marginBlockStart: space.sPlus, fontSize: '2.75rem' },
    '& h1 + p': type.lead,
  },
});

export const Back = styled('p', { name: 'TriageQuestion', slot: 'Back' })({
  '& a': { ...linkTarget, gap: space.xsPlus, fontWeight: 600, textDecoration: 'none' },
  '& svg': { width: '1.25em', height: '1.25em' },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  [media.print]: { display: 'none' },
});

export const Progress = styled('div', { name: 'TriageQuestion', slot: 'Progress' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs}px ${space.control}px`,
  maxWidth: '32.5rem',
  ...type.small,
  '& b': { fontWeight: 600 },
  '& > div': { flex: '1 1 7em' },
});

const cards = `[${styleData.kind}=cards]`;
const tiles = `[${styleData.kind}=tiles]`;
const rows = `[${styleData.kind}=rows]`;

export const Answers = styled('ul', { name: 'TriageQuestion', slot: 'Answers' })({
  display: 'grid',
  gap: space.s,
  marginBlockStart: space.m,
  [`&:not(${rows})`]: {
    '& a': {
      display: 'flex',
      alignItems: 'center',
      height: '100%',
      gap: space.sPlus,
      padding: space.sPlus,
      border: `2px solid ${color.link}`,
      borderRadius: radius.card,
      backgroundColor: color.page,
      color: color.text,
      textDecoration: 'none',
      '&:hover': { backgroundColor: color.surfaceStrong },
    },
    '& strong': {
      display: 'block',
      color: color.heading,
      fontFamily: font.heading,
      ...type.h3,
      lineHeight: 1.2,
      textWrap: 'balance',
    },
    '& small': {
      display: 'block',
      paddingBlockStart: space.xs,
      color: color.textSoft,
      fontSize: '0.9375rem',
    },
  },
  [`&${cards}`]: {
    '& a': { minHeight: 96, overflow: 'hidden', flexWrap: 'wrap' },
    // Large text stands below the drawing.
    '& span': { flex: '1 1 7em', minWidth: 0 },
    '& img': {
      flex: 'none',
      alignSelf: 'stretch',
      width: 112,
      height: 'auto',
      minHeight: 92,
      marginBlock: -space.sPlus,
      marginInlineStart: -space.sPlus,
      objectFit: 'cover',
      // What the drawing says stands on its left.
      objectPosition: 'left',
      [media.dark]: nightDrawing,
    },
  },
  // Two beside each other, and one where a word needs the width.
  [`&${tiles}`]: {
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,max(8.5em,34%)),1fr))',
    gap: space.control,
    '& a': {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space.s,
      minHeight: 116,
      padding: space.control,
    },
    [media.small]: { '& strong': { fontSize: '1.0625rem' } },
  },
  [`&${rows}`]: {
    gap: 0,
    borderBlockStart: `3px solid ${color.heading}`,
    '& li': { borderBlockEnd: `1px solid ${color.rule}` },
    '& a': { minHeight: 56 },
  },
  [media.medium]: {
    [`&${tiles}`]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: space.m },
    [`&${rows}`]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', columnGap: space.xl },
  },
  [media.wide]: {
    marginBlockStart: space.l,
    [`&${cards}`]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: space.m },
    [`&${tiles} a`]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: space.m,
      minHeight: 104,
      padding: space.mPlus,
    },
  },
});

/** Ground of a tile's icon. */
export const Plate = styled('span', { name: 'TriageQuestion', slot: 'Plate' })({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.control,
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const Ask = styled('div', { name: 'TriageQuestion', slot: 'Ask' })({
  marginBlockStart: space.m,
  '& a': { width: '100%' },
  [media.medium]: { '& a': { width: 'auto', minWidth: '20rem' } },
});

export const Said = styled('p', { name: 'TriageQuestion', slot: 'Said' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  marginBlockStart: space.s,
  color: color.textSoft,
  ...type.small,
  '& a': linkTarget,
  [media.print]: { display: 'none' },
});
