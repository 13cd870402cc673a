import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { placeData } from '../../behaviours/place/placeContract';
import { media, space } from '../../theme/tokens';
import { halves } from './PlaceFinder.styles';
import { inState, whileAsking } from './placeParts';

const { asking, ready, state } = placeData;
const found = inState('found');

/** Takes no room; browsers that do not animate `display` collapse it to nothing except the gap above. */
const away = keyframes({ from: { display: 'none', maxHeight: 0, visibility: 'hidden' } });

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
  // Hidden as soon as scripts can run, so that what stands below does not jump later. If the script fails to load, the
  // animation shows them again.
  [media.script]: {
    [`[${state}]:not([${ready}]) > &`]: { animation: `${away} 1ms 4s backwards` },
  },
  // The questions can be read before the script has loaded and without it; controls that would do nothing are hidden.
  [`[${state}]:not([${ready}]) > &`]: { '& input,& button,& form > p,& > a': { display: 'none' } },
  [`[${ready}] > & > p`]: { display: 'none' },
  [`[${ready}]:is(${inState('ask')},${inState('seeking')},${found}:not([${asking}])) > &`]: {
    display: 'none',
  },
  [`${found} > &`]: {
    [media.wide]: {
      gridColumn: 2,
      gridTemplateColumns: 'minmax(0,1fr)',
      '& > form': { gridColumn: 1, gridRow: 'auto' },
    },
  },
  // Beside a found place there is a call link already, and only the questions are needed.
  [`${found} > & > :is(a,button)`]: { display: 'none' },
  [`${found} > & [type=submit]`]: { display: 'none' },
  [`${found}${whileAsking('landmark')} > &`]: {
    '& > h2,& > h3,& form > p,& form > :not(:nth-of-type(3))': { display: 'none' },
  },
});

export const Questions = styled('form', { name: 'PlaceFinder', slot: 'Questions' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.m,
});
