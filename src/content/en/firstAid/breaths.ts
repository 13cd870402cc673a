import breathsPicture from 'virtual:picture/firstAid-breaths';
import headTilt from 'virtual:picture/firstAid-head-tilt';
import type { FirstAidList } from '../../firstAidTypes';
import { sources as s } from './sources';

/** How a breath is given. */
export const breaths: FirstAidList = {
  id: 'breaths',
  title: 'How to give a breath',
  items: [
    {
      act: 'Palm on the forehead, two fingertips under the bone of the chin.',
      text: 'Head back, chin up: the nose points up. A child: only a little. A baby: face level.',
      pictures: [headTilt],
      from: [s.common],
    },
    { act: 'Take out of the mouth only what you see.', from: [s.common] },
    { act: 'Pinch the nose.', text: 'Your lips round the mouth, no gap.', from: [s.common] },
    {
      act: 'Blow for 1 second',
      text: 'until the chest rises. Let it fall. Again.',
      pictures: [breathsPicture],
      from: [s.common],
    },
    {
      ask: 'The chest stays flat?',
      act: 'Head and chin again, try once more.',
      text: 'Then go back to pushing.',
      from: [s.common],
    },
    {
      ask: 'A baby:',
      act: 'your mouth over mouth and nose.',
      text: 'Only the air in your cheeks.',
      from: [s.common],
    },
  ],
};
