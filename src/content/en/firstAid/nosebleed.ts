import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
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
    { act: 'Sit, and lean forward.', from: [c.nosebleed] },
    {
      act: 'Pinch the soft part of the nose for 10 to 15 minutes.',
      text: 'Breathe by mouth. Do not peek.',
      isLarge: true,
      from: [c.nosebleed],
    },
    { ask: 'Still bleeding?', act: 'Once more.', from: [c.nosebleed] },
    { ask: 'No sign to call?', act: 'Go to a clinic.', from: [c.nosebleed] },
  ],
  callIf: [
    { text: 'It bleeds for over 30 minutes.', from: [c.nosebleed] },
    { text: 'They are faint, or under 2 years old.', from: [c.nosebleed] },
    { text: 'It came after a blow, or they take blood thinners.', from: [c.nosebleed] },
  ],
  never: [
    { text: 'No head back.', from: [c.nosebleed] },
    { text: 'No plugs. Do not blow the nose.', from: [c.nosebleed] },
  ],
  related: [linkTo('headInjury'), linkTo('bleeding'), allTopics],
});
