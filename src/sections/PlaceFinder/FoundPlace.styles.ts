import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { placeData } from '../../behaviours/place/placeContract';
import { color, media, radius, space } from '../../theme/tokens';
import { inState, whileAsking } from './placeParts';

export const Found = styled('div', { name: 'PlaceFinder', slot: 'Found' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.sPlus,
  '& [hidden]': { display: 'none' },
  [media.wide]: { gridColumn: 1, gridRow: '1 / span 5' },
  [`[${placeData.state}]:not(${inState('found')}) > &`]: { display: 'none' },
});

export const Heading = styled(Typography, { name: 'PlaceFinder', slot: 'Heading' })({
  // Fits on one line of a phone.
  fontSize: 'min(6.2vw,1.375rem)',
  [media.medium]: { fontSize: '2rem' },
  '&:focus': { outline: 'none' },
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '0.6em',
    height: '0.6em',
    marginInlineEnd: space.s,
    borderRadius: radius.pill,
    backgroundColor: color.success,
    // Visible in forced colours.
    border: '1px solid transparent',
  },
  // Amber if a landmark has to be added; the text says so.
  [`${whileAsking('landmark')} &::before`]: { backgroundColor: color.accent },
}) as typeof Typography;

export const Label = styled('p', { name: 'PlaceFinder', slot: 'Label' })({
  marginBlockEnd: space.xs,
  color: color.textSoft,
  fontSize: '0.9375rem',
  fontWeight: 600,
});

export const Facts = styled('dl', { name: 'PlaceFinder', slot: 'Facts' })({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: `${space.xxs}px ${space.sPlus}px`,
  margin: 0,
  fontSize: '0.9375rem',
  '& dt': { color: color.textSoft },
  '& dd': { margin: 0, fontWeight: 600 },
  '& [dir=ltr]': { fontVariantNumeric: 'tabular-nums' },
});

/** A warning before the place is used, with an amber edge. */
export const Warning = styled('div', { name: 'PlaceFinder', slot: 'Warning' })({
  padding: `${space.sPlus}px ${space.field}px`,
  borderInlineStart: `4px solid ${color.accent}`,
  borderRadius: radius.control,
  backgroundColor: color.surfaceWarm,
  '& strong': { display: 'block' },
  '& p': { fontSize: '0.9375rem' },
  '& button': { marginBlockStart: space.s },
});
