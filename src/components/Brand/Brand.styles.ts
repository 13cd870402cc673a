import { styled } from '@mui/material/styles';
import { color, font, media, space } from '../../theme/tokens';
import { SiteLink } from '../SiteLink/SiteLink';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    Brand: 'root' | 'mark' | 'name';
  }
}

export const Root = styled(SiteLink, { name: 'Brand', slot: 'Root' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.control,
  minHeight: 44,
  textDecoration: 'none',
});

export const Mark = styled('svg', { name: 'Brand', slot: 'Mark' })({ flex: 'none', width: 44, height: 44 });

export const Name = styled('span', { name: 'Brand', slot: 'Name' })({
  display: 'grid',
  color: color.textOnDark,
  fontFamily: font.heading,
  fontSize: '1.25rem',
  fontWeight: 700,
  lineHeight: 1,
  // A word breaks only when it is longer than the line.
  gridTemplateColumns: 'minmax(0,auto)',
  minWidth: 0,
  overflowWrap: 'break-word',
  // The second line is smaller, so that both are about as wide.
  'span+span': { fontSize: '.8em', lineHeight: 1.2 },
  // Keeps the longest name that an owner may set inside the header.
  '@media (max-width:22.4em)': { fontSize: '1.125rem' },
  // Large text on the narrowest phones leaves no more room, least of all in the wider fallback face before Figtree has
  // loaded.
  '@media (max-width:16.5em)': { fontSize: '1rem' },
  // Backgrounds are not printed.
  [media.print]: { color: color.text },
});
