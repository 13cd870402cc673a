import burn from 'virtual:picture/firstAid-burn';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Burns and scalds. */
export const burns = firstAidTopic({
  id: 'burns',
  meta: {
    title: 'Burns: cool running water for 20 minutes',
    description:
      'A burn needs cool running water, not ice or butter. How long to cool it, how to cover it, and which burns have to be seen in a hospital.',
  },
  steps: [
    {
      ask: 'Clothes on fire?',
      act: 'Stop, drop, roll.',
      text: 'Or smother them with a heavy cloth. Electricity: switch it off first.',
      from: [c.burnClinics],
    },
    {
      act: 'Cool the burn with running water for 20 minutes.',
      text: 'At once. Tap, jug or jerrycan. Keep the rest of the body warm.',
      isLarge: true,
      pictures: [burn],
      from: [s.firstAid, c.burnUnits, c.burnOrder],
    },
    {
      act: 'While the water runs: rings and hot clothes off, a nappy too.',
      text: 'Not what sticks to the skin. Do not stop the water for it.',
      from: [s.firstAid, c.burnOrder],
    },
    {
      act: 'Cover it loosely',
      text: 'with cling film or a clean cloth. Lay it lengthways, not round an arm or a leg.',
      from: [s.firstAid, c.burnOrder],
    },
    {
      ask: 'Acid or another chemical?',
      act: 'Read on there:',
      links: [linkTo('chemical')],
      from: [c.burnClinics],
    },
  ],
  callIf: [
    {
      text: 'It is on the face, hands, feet, genitals or a joint, or all round an arm or a leg.',
      from: [c.burnClinics],
    },
    { text: 'It is white or black, or does not hurt.', from: [c.burnClinics] },
    { text: 'It has blisters, and is larger than the person’s palm.', from: [s.firstAid] },
    { text: 'There is soot, a cough or a hoarse voice.', from: [c.burnClinics] },
    { text: 'It comes from electricity or chemicals.', from: [c.burnClinics] },
    { text: 'It is any burn on a child, a baby, an old or a pregnant person.', from: [c.burnClinics] },
  ],
  never: [
    { text: 'No ice. No butter, no toothpaste, no egg.', from: [s.firstAid] },
    { text: 'Do not burst blisters.', from: [c.burnClinics] },
    { text: 'Do not pull off what sticks to the skin.', from: [s.firstAid] },
  ],
  more: [
    {
      id: 'late',
      title: 'Water',
      items: [
        { text: 'Late? Cooling helps for up to 3 hours after the burn.', from: [c.burnUnits] },
        { text: 'Little water? Cool for at least 10 minutes. Keep a child warm.', from: [s.firstAid] },
        { text: 'A child shivers? Stop the water early.', from: [s.common] },
      ],
    },
  ],
  related: [linkTo('chemical'), linkTo('electricShock'), linkTo('smoke'), allTopics],
});
