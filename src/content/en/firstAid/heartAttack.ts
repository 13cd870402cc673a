import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Chest pain that no injury explains. */
export const heartAttack = firstAidTopic({
  id: 'heartAttack',
  meta: {
    title: 'Heart attack: chest pain, what to do',
    description:
      'Chest pain that no injury explains: call, let the person sit and rest, what to know about aspirin, and why not to drive yourself.',
  },
  steps: [
    {
      act: 'Sit them on the floor, and call.',
      text: 'Back to a wall, knees bent. No walking, no driving.',
      isLarge: true,
      from: [s.firstAid, s.common],
    },
    {
      act: 'No aspirin',
      text: 'with an allergy to it, bleeding, an ulcer, an injury or stroke signs, in pregnancy, under 16, or if told not to. On blood thinners: ask first.',
      from: [s.firstAid, s.common],
    },
    {
      ask: 'None of these?',
      act: 'An alert adult may chew one 300 mg aspirin,',
      text: 'or four of 75 or 81 mg.',
      from: [s.firstAid, s.common],
    },
    { act: 'Have a defibrillator (AED) brought near.', from: [s.firstAid] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'The chest is tight, heavy or squeezed for more than a few minutes.', from: [s.firstAid] },
    { text: 'It hurts in the arm, jaw, neck, back or upper belly.', from: [s.firstAid] },
    { text: 'Cold sweat, hard to breathe, vomiting or fainting.', from: [s.firstAid] },
    {
      text: 'Women, old people and diabetics: 1 in 3 attacks have no chest pain.',
      from: [c.heart],
    },
  ],
  never: [
    { text: 'Do not drive yourself to hospital.', from: [s.firstAid] },
    { text: 'Do not give any other medicine, unless we say so on the phone.', from: [s.common] },
  ],
  related: [linkTo('stroke'), linkTo('notBreathing'), linkTo('asthma'), allTopics],
});
