import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, font, media, radius, space } from '../../theme/tokens';

/** A choice that was made, told by its fill; forced colours have a fill of their own. */
const chosen = {
  '& [aria-pressed=true]': {
    '&,&:hover': { backgroundColor: color.primary, color: color.textOnPrimary },
    '& *': { color: 'inherit' },
    [media.forcedColors]: {
      '&,&:hover': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
    },
  },
} as const;

export const Choices = styled('div', { name: 'ChatPanel', slot: 'Choices' })({
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '& button': {
    // As wide as its longest word, and as the others where there is room.
    flex: '1 1 5.5rem',
    minWidth: 'min-content',
    minHeight: 52,
    paddingInline: space.xsPlus,
    borderColor: color.link,
    borderRadius: 10,
    backgroundColor: color.page,
    fontWeight: 600,
    lineHeight: 1.15,
  },
  // One of a few of which one always holds: a band without gaps.
  [`&[${styleData.row}]`]: {
    gap: 2,
    padding: 2,
    borderRadius: radius.control,
    backgroundColor: color.link,
    '& button': {
      minHeight: 44,
      border: 0,
      borderRadius: 6,
      fontSize: '0.9375rem',
      [media.forcedColors]: { border: '1px solid' },
    },
  },
  ...chosen,
});

/** "What do you see?": on the panel's own ground, so that it does not look like steps. */
export const Question = styled('div', { name: 'ChatPanel', slot: 'Question' })({
  alignSelf: 'stretch',
  display: 'grid',
  gap: space.s,
  '& h3': { fontSize: '1.5rem', lineHeight: 1.2 },
  '& > button': {
    display: 'flex',
    justifyContent: 'flex-start',
    minHeight: 72,
    padding: 0,
    borderColor: color.link,
    borderRadius: radius.card,
    overflow: 'hidden',
    backgroundColor: color.page,
    color: color.heading,
    textAlign: 'start',
    '& > span': { padding: `${space.xsPlus}px ${space.sPlus}px`, minWidth: 0 },
    '& b': {
      display: 'block',
      fontFamily: font.heading,
      fontSize: '1.125rem',
      fontWeight: 700,
      lineHeight: 1.2,
    },
    '& small': {
      display: 'block',
      paddingBlockStart: 1,
      color: color.textSoft,
      fontSize: '0.875rem',
      fontWeight: 400,
      lineHeight: 1.3,
    },
  },
  '& > a': { minHeight: 48, borderColor: color.border, backgroundColor: color.page },
  // All of it fits a small phone.
  '@media (max-height:600px)': {
    gap: space.s - 1,
    '& > button': { minHeight: 70, '& small': { lineHeight: 1.2 } },
    '& > a': { minHeight: 44 },
  },
  ...chosen,
});

/** The drawing of a choice; it goes where large text needs the width. */
export const Sign = styled('div', { name: 'ChatPanel', slot: 'Sign' })({
  position: 'relative',
  flex: 'none',
  alignSelf: 'stretch',
  width: 96,
  '& img': { position: 'absolute', inset: 0 },
  '@container (max-width:16rem)': { display: 'none' },
});
