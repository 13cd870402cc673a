import { styled } from '@mui/material/styles';
import { metronomeData } from '../../behaviours/beat/cprContract';
import { color, media, radius, space } from '../../theme/tokens';
import { screens, startHeight } from './screens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CprMetronome:
      | 'root'
      | 'starts'
      | 'rate'
      | 'screen'
      | 'top'
      | 'plate'
      | 'count'
      | 'how'
      | 'times'
      | 'change'
      | 'choice'
      | 'switches'
      | 'note';
  }
}

/** As high as the buttons, so that nothing moves when they replace the text. */
const height = {
  minHeight: 60,
  [screens.shorter]: { minHeight: 52 },
  [media.wide]: { minHeight: startHeight },
};

export const Root = styled('div', { name: 'CprMetronome', slot: 'Root' })({
  marginBlockStart: space.s,
  [screens.short]: { marginBlockStart: space.xsPlus },
  [screens.shortest]: { marginBlockStart: space.xs },
  // At the top of a column.
  [media.wide]: { marginBlockStart: 0 },
  [media.print]: { marginBlockStart: 0 },
});

export const Starts = styled('div', { name: 'CprMetronome', slot: 'Starts' })({
  display: 'none',
  [`[${metronomeData.ready}] > &`]: { display: 'grid' },
  gridTemplateColumns: 'minmax(0,1.4fr) minmax(0,1fr)',
  gap: space.s,
  '& button': {
    ...height,
    paddingInline: space.s,
    paddingBlock: space.xs,
    fontSize: '1.0625rem',
    lineHeight: 1.25,
    [media.wide]: { minHeight: startHeight, fontSize: '1.25rem' },
    '& small': {
      display: 'block',
      fontSize: '0.875rem',
      fontWeight: 400,
      [media.wide]: { fontSize: '1rem' },
    },
  },
  '& button:first-of-type': { textAlign: 'start' },
  '@media (max-width:21em)': { '& button': { fontSize: '1rem' }, '& svg': { display: 'none' } },
  // Large text on a small phone has no room for both beside each other.
  '@media (max-width:17em)': { gridTemplateColumns: 'minmax(0,1fr)' },
  [media.print]: { '&&': { display: 'none' } },
});

export const Rate = styled('p', { name: 'CprMetronome', slot: 'Rate' })({
  display: 'grid',
  alignItems: 'center',
  ...height,
  paddingInline: space.m,
  borderRadius: radius.control,
  backgroundColor: color.surfaceStrong,
  fontWeight: 600,
  [`[${metronomeData.ready}] > &`]: { display: 'none' },
  [media.print]: { '&&': { display: 'block', minHeight: 0, padding: 0, backgroundColor: 'transparent' } },
});
