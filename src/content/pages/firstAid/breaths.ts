import words from '#words/firstAid/breaths.json';
import breathsPicture from 'virtual:picture/firstAid-breaths';
import headTilt from 'virtual:picture/firstAid-head-tilt';
import type { FirstAidList } from '../../firstAidTypes';
import { sources as s } from './sources';

/** How a breath is given. */
export const breaths: FirstAidList = {
  id: 'breaths',
  title: words.title,
  items: [
    {
      ...words.items.palmForeheadTwoFingertipsUnder,
      pictures: [headTilt],
      from: [s.common],
    },
    { act: words.items.takeOutMouthOnlyWhat, from: [s.common] },
    { ...words.items.pinchNose, from: [s.common] },
    { ...words.items.blow1Second, pictures: [breathsPicture], from: [s.common] },
    { ...words.items.chestStaysFlat, from: [s.common] },
    { ...words.items.baby, from: [s.common] },
  ],
};
