import pressWound from 'virtual:picture/firstAid-press-wound';
import tourniquetPicture from 'virtual:picture/firstAid-tourniquet';
import type { FirstAidList } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** How a tourniquet is tied. */
const tourniquet: FirstAidList = {
  id: 'tourniquet',
  title: 'How to tie a tourniquet',
  items: [
    {
      act: 'Take a band 5 cm wide:',
      text: 'a scarf or a triangular cloth. No wire, string or lace.',
      from: [s.tourniquet],
    },
    {
      act: 'Put it 5 to 7 cm above the wound,',
      text: 'never on elbow or knee. Over clothes if you must. Not sure where? As high as it goes, near shoulder or groin.',
      from: [s.tourniquet],
    },
    { act: 'Tie once. Put a stick on the knot and tie again.', from: [s.tourniquet] },
    {
      act: 'Twist until the blood stops.',
      text: 'It will hurt. Tie the stick down.',
      pictures: [tourniquetPicture],
      from: [s.tourniquet],
    },
    {
      act: 'Write down the time. Never loosen it.',
      text: 'Still bleeding? Tie a second one beside it, nearer to the body.',
      from: [s.tourniquet],
    },
  ],
};

/** Heavy bleeding. */
export const bleeding = firstAidTopic({
  id: 'bleeding',
  meta: {
    title: 'Heavy bleeding: press first',
    description:
      'A wound bleeds heavily: press on it at once and keep pressing. What to do for an arm, a leg, the groin or the armpit until help is there.',
  },
  steps: [
    {
      act: 'Press hard, right on the wound.',
      text: 'A cloth, both hands, arms straight, full weight. Gloves or plastic bags on your hands. Cut clothes away.',
      isLarge: true,
      pictures: [pressWound],
      from: [s.firstAid, s.tourniquet],
    },
    {
      act: 'Do not lift it to look.',
      text: 'Soaked? Put more on top, and press harder.',
      from: [s.firstAid, s.tourniquet],
    },
    {
      ask: 'Arm or leg still pouring, or half torn off?',
      act: 'Tie a tourniquet:',
      links: [{ label: 'how', to: '#tourniquet' }],
      from: [s.firstAid],
    },
    {
      ask: 'Groin, armpit or side of the neck?',
      act: 'Push cloth deep into the hole until it is full.',
      text: 'Then press, 3 minutes or more. Not in chest or belly.',
      from: [s.firstAid, s.common],
    },
    {
      act: 'Lay them flat, keep them warm.',
      text: 'A hole in the chest? Let them sit.',
      from: [s.firstAid, s.tourniquet, s.chest],
    },
    ifNoResponse,
  ],
  never: [
    { text: 'Do not pull out what is stuck in a wound.', from: [s.firstAid] },
    { text: 'Do not loosen a tourniquet. Never tie one round the neck.', from: [s.tourniquet, s.common] },
  ],
  techniques: [tourniquet],
  more: [
    {
      id: 'more',
      title: 'Other wounds',
      items: [
        {
          text: 'Something is stuck in it: leave it. Press on both sides, and build up cloth round it.',
          from: [s.firstAid],
        },
        {
          text: 'A hole in the chest: leave it open. They sit, leaning to the hurt side.',
          from: [s.firstAid, s.chest],
        },
        {
          text: 'If the edge bleeds, lay a light cloth on it. Do not seal the hole. Breathing gets worse: take it off.',
          from: [s.firstAid, s.chest],
        },
        { text: 'The bowel is out: cover it with a wet, clean cloth. Do not push it in.', from: [s.common] },
        {
          text: 'A part is cut off: press on the stump. Wrap the part in a clean damp cloth, in a closed bag.',
          from: [s.common],
        },
        { text: 'Put that bag into water with ice, never straight on ice.', from: [s.common] },
        { text: 'A tooth of an adult is out: hold the crown, keep it in milk.', from: [s.common] },
      ],
    },
  ],
  related: [linkTo('attack'), linkTo('roadAccident'), linkTo('pregnancy'), linkTo('kit'), allTopics],
});
