import { palette } from '../../theme/tokens';

/** Colours of the illustrations beyond the site's palette: sky, earth, leaves and metal. */
export const tone = {
  ...palette,
  sun: '#FFE9B8',
  cloud: '#FFF8EA',
  earthDark: '#9C6742',
  grassDry: '#D9B765',
  leaf: '#2F6B4F',
  leafDark: '#1F4E40',
  trunk: '#5B4434',
  asphalt: '#33454B',
  asphaltDark: '#24343A',
  glass: '#17464F',
  glassLight: '#5E9AA0',
  glow: '#FFD98A',
  steel: '#8FA0A4',
  tyre: '#141F24',
  wall: '#EDE3D0',
  beaconRed: '#D8412F',
  beaconBlue: '#3D7BE0',
  jacaranda: '#8577B8',
} as const;

/** Blends two colours: 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, start: number): number => parseInt(colour.slice(start, start + 2), 16);
  const hex = [1, 3, 5].map((start) => {
    const value = Math.round(part(first, start) * (1 - share) + part(second, start) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
