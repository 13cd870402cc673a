import { styled } from '@mui/material/styles';
import { placeData } from '../../behaviours/placeContract';
import { space } from '../../theme/tokens';

const { asking, ready, state } = placeData;
const found = `[${state}=found]`;

export const Describe = styled('div', { name: 'PlaceFinder', slot: 'Describe' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.sPlus,
  '& [hidden]': { display: 'none' },
  '& h2:focus,& h3:focus': { outline: 'none' },
  // What is asked can be read before a script is there, and without one; nothing can be pressed in vain.
  [`[${state}]:not([${ready}]) > &`]: { '& input,& button,& form > p,& > a': { display: 'none' } },
  [`[${ready}] > & > p`]: { display: 'none' },
  [`[${ready}]:is([${state}=ask],[${state}=seeking],${found}:not([${asking}])) > &`]: { display: 'none' },
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
