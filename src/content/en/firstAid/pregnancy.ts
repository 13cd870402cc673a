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
      'Bleeding, a fit, a bad headache or blurred sight in pregnancy or after a birth: left side before it; after it when to rub, and when to go at once.',
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
      text: 'She bleeds? Put nothing into the vagina. Go to hospital.',
      isLarge: true,
      from: [c.afterBirth, c.hesperian],
    },
    {
      ask: 'The baby is born, she bleeds, and the placenta is still inside?',
      act: 'Go to hospital now. Do not wait.',
      text: 'Do not pull the cord. With a pain she may squat and push.',
      isLarge: true,
      from: [c.hesperian],
    },
    {
      ask: 'She bleeds, and the placenta is out?',
      act: 'Rub hard, round below the navel,',
      text: 'until it is hard like a ball. Feel it again every few minutes.',
      isLarge: true,
      from: [c.afterBirth, c.hesperian],
    },
    {
      act: 'After the birth: put the baby to the breast. Ask her to pass urine.',
      from: [c.afterBirth, c.hesperian],
    },
    {
      act: 'After the birth: lay her flat, legs up, and keep her warm.',
      text: 'Take the placenta along to hospital: a missing piece bleeds.',
      from: [c.afterBirth, c.hesperian],
    },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Before the birth: any bleeding.', from: [c.motherBook] },
    {
      text: 'After it: 1 pad soaked in an hour, a cup of blood and still running, or clots like a fist.',
      from: [c.afterBirth, c.hesperian],
    },
    {
      text: 'She is faint or cold, or her heart races, even if you see little blood.',
      from: [c.hesperian],
    },
    { text: 'A fit, a bad headache, blurred sight or a swollen face.', from: [c.motherBook] },
    { text: 'The waters break early, there are no kicks, or the belly hurts.', from: [c.motherBook] },
  ],
  never: [
    { text: 'Do not pull the cord.', from: [c.hesperian] },
    { text: 'Do not rub the belly while a second baby may be inside.', from: [s.common] },
    { text: 'Do not push down on a soft womb.', from: [c.hesperian] },
    { text: 'Do not pack the vagina.', from: [c.afterBirth] },
    { text: 'Do not let her walk. No food, no herbs.', from: [c.afterBirth, c.hesperian] },
  ],
  related: [linkTo('birth'), linkTo('newborn'), linkTo('seizure'), allTopics],
});
