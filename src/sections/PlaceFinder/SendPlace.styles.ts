import { styled } from '@mui/material/styles';
import { placeData } from '../../behaviours/place/placeContract';
import { styleData } from '../../theme/attributes';
import { color, media, radius, space } from '../../theme/tokens';
import { inState } from './placeParts';

const { made, state } = placeData;

export const Send = styled('div', { name: 'PlaceFinder', slot: 'Send' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.s,
  '& [hidden]': { display: 'none' },
  [media.wide]: { gridColumn: 2 },
  '& h2:focus,& h3:focus': { outline: 'none' },
  [`[${state}]:not([${made}]) > &,${inState('ask')} > &,${inState('seeking')} > &`]: { display: 'none' },
});

export const Message = styled('p', { name: 'PlaceFinder', slot: 'Message' })({
  padding: `${space.control}px ${space.sPlus}px`,
  borderInlineStart: `4px solid ${color.border}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const Ways = styled('div', { name: 'PlaceFinder', slot: 'Ways' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(max(9rem,40%),100%),1fr))',
  gap: space.s,
  [`& [${styleData.kind}=whatsapp]`]: { backgroundColor: color.whatsapp, color: color.textOnDark },
});
