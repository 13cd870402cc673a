import { styled } from '@mui/material/styles';
import { color, font, media, radius, space } from '../../theme/tokens';

export const Steps = styled('ol', { name: 'ChatPanel', slot: 'Steps' })({
  alignSelf: 'stretch',
  display: 'grid',
  gap: space.s,
  '& > li': { display: 'flex', gap: space.sPlus, fontSize: '1.0625rem', lineHeight: 1.35 },
  '& > li > div': { flex: 1, minWidth: 0, paddingBlockStart: space.xs },
  '& > li > span': {
    flex: 'none',
    display: 'inline-block',
    // Grows with the text.
    width: '2rem',
    height: '2rem',
    border: `2px solid ${color.surfaceDark}`,
    borderRadius: radius.pill,
    backgroundColor: color.surfaceDark,
    color: color.textOnDark,
    fontFamily: font.heading,
    fontWeight: 700,
    lineHeight: 'calc(2rem - 4px)',
    textAlign: 'center',
    [media.dark]: { borderColor: color.surfaceStrong, backgroundColor: color.surfaceStrong },
  },
  '& b': { color: color.heading },
  // Beside large text the number stands above.
  '@container (max-width:16rem)': { '& > li': { display: 'block' } },
});

export const Drawing = styled('div', { name: 'ChatPanel', slot: 'Drawing' })({
  height: 106,
  marginBlock: `${space.xsPlus}px ${space.xs}px`,
  // Whole: what a crop would hide may be what matters.
  '& img': { width: 'auto', maxWidth: '100%', borderRadius: radius.control, objectFit: 'contain' },
});

/** The buttons below an answer. */
export const Below = styled('div', { name: 'ChatPanel', slot: 'Below' })({
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  marginBlock: -space.xs,
  '& button': { fontSize: '1rem' },
  '& [aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});

/** The lines behind "More". */
export const Rest = styled('div', { name: 'ChatPanel', slot: 'Rest' })({
  alignSelf: 'stretch',
  display: 'grid',
  gap: space.s,
  paddingBlockEnd: space.s,
});

export const NotThis = styled('div', { name: 'ChatPanel', slot: 'NotThis' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsPlus,
  '& b': { fontSize: '0.9375rem' },
  '& button': { borderColor: color.border, fontSize: '0.875rem' },
  '& .MuiChip-label': { paddingInline: space.control },
});

/** When to speak, and whom to call. */
export const Quiet = styled('div', { name: 'ChatPanel', slot: 'Quiet' })({
  alignSelf: 'stretch',
  display: 'grid',
  gap: space.s,
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.s}px ${space.control}px`,
    borderRadius: radius.control,
    backgroundColor: color.page,
    fontWeight: 600,
  },
  '& > p > svg': { flex: 'none' },
});
