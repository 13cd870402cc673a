import { styled } from '@mui/material/styles';
import { color, font, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    PlaceCode: 'root' | 'groups' | 'group' | 'say' | 'spelled';
  }
}

export const Root = styled('div', { name: 'PlaceCode', slot: 'Root' })({
  display: 'grid',
  gap: space.xsPlus,
});

/** Wraps only between groups, at any text size. */
export const Groups = styled('div', { name: 'PlaceCode', slot: 'Groups' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsPlus}px ${space.sPlus}px`,
  // A code is read from left to right in every language.
  direction: 'ltr',
});

export const Group = styled('span', { name: 'PlaceCode', slot: 'Group' })({
  display: 'flex',
  gap: space.xs,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    // Four and their gaps fit on the narrowest phone with text at 200 %.
    width: 'min(2.1875rem,19vw)',
    height: '2.875rem',
    borderRadius: radius.control,
    backgroundColor: color.surfaceStrong,
    color: color.heading,
    fontFamily: font.heading,
    fontSize: 'min(1.75rem,15vw)',
    fontWeight: 700,
    lineHeight: 1,
    [media.forcedColors]: { border: '1px solid' },
  },
  '& > span:first-of-type:nth-last-of-type(3)': {
    backgroundColor: color.hiViz,
    color: color.textOnAccent,
  },
});

export const Say = styled('small', { name: 'PlaceCode', slot: 'Say' })({
  flex: '1 1 6em',
  maxWidth: '10em',
  textWrap: 'balance',
  color: color.textSoft,
  lineHeight: 1.3,
});

export const Spelled = styled('p', { name: 'PlaceCode', slot: 'Spelled' })({
  color: color.textSoft,
  fontVariantNumeric: 'tabular-nums',
});
