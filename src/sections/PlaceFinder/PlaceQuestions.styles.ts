import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { placeData } from '../../behaviours/placeContract';
import { media, space } from '../../theme/tokens';
import { halves } from './PlaceFinder.styles';

const { asking, ready, state } = placeData;
const found = `[${state}=found]`;

/** Out of the way, but for the gap above. */
const away = keyframes({ from: { maxHeight: 0, visibility: 'hidden' } });

export const Describe = styled('div', { name: 'PlaceFinder', slot: 'Describe' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.sPlus,
  '& [hidden]': { display: 'none' },
  [media.wide]: {
    gridColumn: '1 / -1',
    ...halves,
    alignItems: 'start',
    '& > *': { gridColumn: 1 },
    '& > form': { gridColumn: 2, gridRow: '1 / span 6' },
  },
  '& h2:focus,& h3:focus': { outline: 'none' },
  // A script takes them away as soon as it comes: what stands below must not jump then. Where none has come, they can be read after all.
  [media.script]: {
    [`[${state}]:not([${ready}]) > &`]: { animation: `${away} 1ms 4s backwards` },
  },
  // What is asked can be read before a script is there, and without one; nothing can be pressed in vain.
  [`[${state}]:not([${ready}]) > &`]: { '& input,& button,& form > p,& > a': { display: 'none' } },
  [`[${ready}] > & > p`]: { display: 'none' },
  [`[${ready}]:is([${state}=ask],[${state}=seeking],${found}:not([${asking}])) > &`]: { display: 'none' },
  [`${found} > &`]: {
    [media.wide]: {
      gridColumn: 2,
      gridTemplateColumns: 'minmax(0,1fr)',
      '& > form': { gridColumn: 1, gridRow: 'auto' },
    },
  },
  // Beside a place that was found stands its own number, and only what is asked of it.
  [`${found} > & > :is(a,button)`]: { display: 'none' },
  [`${found} > & [type=submit]`]: { display: 'none' },
  [`${found}[${asking}=landmark] > &`]: {
    '& > h2,& > h3,& form > p,& form > :not(:nth-of-type(3))': { display: 'none' },
  },
});

export const Questions = styled('form', { name: 'PlaceFinder', slot: 'Questions' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.m,
});
