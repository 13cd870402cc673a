import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Bleeding and other danger signs in pregnancy and after birth. */
export const pregnancy = firstAidTopic({
  id: 'pregnancy',
  meta: {
    title: 'Bleeding in pregnancy or after birth',
    description:
      'Bleeding, a fit, a bad headache or dim sight in pregnancy or after a birth: call, left side, and how to rub the womb after the placenta.',
  },
  steps: [
    {
      act: 'Call. Say how many months, or that she gave birth.',
      text: 'Say what you see.',
      from: [s.callers],
    },
    {
      ask: 'Before the birth?',
      act: 'Lay her on her left side.',
      isLarge: true,
      from: [c.afterBirth],
    },
    {
      ask: 'Bleeding after the placenta?',
      act: 'Rub hard, round below the navel,',
      text: 'until it is firm like a ball.',
      isLarge: true,
      from: [c.afterBirth],
    },
    { act: 'The baby sucks. She passes urine.', from: [c.afterBirth] },
    { act: 'Lay her flat, keep her warm, and go.', from: [c.afterBirth] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Before the birth: any bleeding.', from: [c.motherBook] },
    { text: 'After it: 1 pad an hour, or half a litre.', from: [c.afterBirth] },
    { text: 'A fit, a bad headache, dim sight or a swollen face.', from: [c.motherBook] },
    { text: 'The waters break early, there are no kicks, or the belly hurts.', from: [c.motherBook] },
  ],
  never: [
    { text: 'Do not pack the vagina.', from: [c.afterBirth] },
    { text: 'No herbs.', from: [c.afterBirth] },
  ],
  related: [linkTo('birth'), linkTo('newborn'), linkTo('seizure'), allTopics],
});
