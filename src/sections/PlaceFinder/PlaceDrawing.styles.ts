import { styled } from '@mui/material/styles';
import { placeData } from '../../behaviours/place/placeContract';
import { color, font, media, radius, space } from '../../theme/tokens';
import { inState } from './placeParts';

export const Drawing = styled('div', { name: 'PlaceFinder', slot: 'Drawing' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.s,
  [media.wide]: { gridColumn: 2 },
  [`[${placeData.state}]:not(${inState('found')}) > &`]: { display: 'none' },
});

export const Figures = styled('div', { name: 'PlaceFinder', slot: 'Figures' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(9rem,100%),1fr))',
  gap: space.s,
  '& figure': {
    display: 'grid',
    gap: space.xs,
    margin: 0,
    padding: space.s,
    borderRadius: radius.card,
    backgroundColor: color.surface,
    textAlign: 'center',
    fontSize: '0.875rem',
    lineHeight: 1.35,
    [media.forcedColors]: { border: '1px solid' },
  },
  '& svg': { justifySelf: 'center', width: 104, height: 104, stroke: color.heading, strokeWidth: 2 },
  '& circle': { fill: color.heading, fillOpacity: 0.12 },
  '& circle:last-of-type': { fillOpacity: 1, stroke: 'none' },
  '& rect': { fill: color.hiViz, fillOpacity: 0.6, strokeWidth: 1 },
  '& path': { fill: 'none', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& text': {
    fill: color.text,
    stroke: 'none',
    fontFamily: font.heading,
    fontSize: 11,
    fontWeight: 700,
    textAnchor: 'middle',
  },
  [media.forcedColors]: {
    '& svg *': { stroke: 'CanvasText' },
    '& text': { fill: 'CanvasText', stroke: 'none' },
  },
});
