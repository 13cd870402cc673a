import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A nosebleed. */
export const nosebleed = firstAidTopic({
  id: 'nosebleed',
  meta: {
    title: 'Nosebleed: lean forward and pinch',
    description:
      'A nose bleeds: sit, lean forward, pinch the soft part for 10 to 15 minutes without a look. When it needs a call, and what not to do.',
  },
  steps: [
    { act: 'Sit, and lean forward.', from: [s.common] },
    {
      act: 'Pinch the soft part of the nose for 10 to 15 minutes.',
      text: 'Breathe by mouth. Do not peek.',
      isLarge: true,
      from: [s.common],
    },
    { ask: 'Still bleeding?', act: 'Pinch again for 10 to 15 minutes.', from: [s.common] },
    { ask: 'No sign to call?', act: 'Go to a clinic.', from: [s.common] },
  ],
  callIf: [
    { text: 'It bleeds for over 30 minutes.', from: [s.common] },
    { text: 'They feel faint, or are under 2 years old.', from: [s.common] },
    { text: 'It came after a blow, or they take blood thinners.', from: [s.common] },
  ],
  never: [
    { text: 'Do not tip the head back.', from: [s.common] },
    { text: 'No plugs. Do not blow the nose.', from: [s.common] },
  ],
  related: [linkTo('headInjury'), linkTo('bleeding'), allTopics],
});
