import { styled } from '@mui/material/styles';
import { metronomeData } from '../../behaviours/cprContract';
import { color, media, radius, space } from '../../theme/tokens';

/** As high as the button, so that nothing moves when the button replaces the text. */
const height = 60;

export const Root = styled('div', { name: 'CprMetronome', slot: 'Root' })({
  display: 'grid',
  marginBlockStart: space.s,
  maxWidth: 440,
  '& > button': {
    minHeight: height,
    paddingInline: space.s,
    fontSize: '1.0625rem',
    '& small': {
      marginInlineStart: space.xs,
      display: 'inline-block',
      fontSize: '0.875rem',
      fontWeight: 400,
    },
  },
  [`&:not([${metronomeData.ready}]) > button`]: { display: 'none' },
  [media.print]: { display: 'block', marginBlockStart: 0, maxWidth: 'none' },
});

export const Rate = styled('p', { name: 'CprMetronome', slot: 'Rate' })({
  display: 'grid',
  alignItems: 'center',
  minHeight: height,
  paddingInline: space.m,
  borderRadius: radius.control,
  backgroundColor: color.surfaceStrong,
  fontWeight: 600,
  [`[${metronomeData.ready}] > &`]: { display: 'none' },
  [media.print]: { '&&': { display: 'block', minHeight: 0, padding: 0, backgroundColor: 'transparent' } },
});
