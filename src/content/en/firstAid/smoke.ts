import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr, ontoTheSide } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Carbon monoxide from a jiko, a generator or a fire. */
export const smoke = firstAidTopic({
  id: 'smoke',
  meta: {
    title: 'Smoke from a jiko or a generator',
    description:
      'Headache, sick or sleepy in a room with a jiko, charcoal or a generator: open doors and windows from outside, bring them out, go to hospital.',
  },
  steps: [
    {
      act: 'Shout. Open door and windows from outside.',
      isLarge: true,
      from: [c.jiko, c.redCross],
    },
    {
      act: 'Bring them out into fresh air. Call.',
      text: 'Do not go in alone and stay.',
      from: [c.jiko, c.redCross],
    },
    beginCpr,
    ontoTheSide,
    {
      act: 'Go to hospital, all of you.',
      text: 'A baby or a pregnant woman: even if well.',
      from: [c.jiko, s.common],
    },
  ],
  callIf: [
    { text: 'Several people have a headache.', from: [c.jiko] },
    { text: 'They feel sick, or are sleepy.', from: [c.jiko] },
  ],
  never: [
    { text: 'Do not go in alone and stay.', from: [c.jiko] },
    { text: 'Do not sleep in a room with a burning jiko.', from: [c.redCross] },
  ],
  related: [linkTo('burns'), linkTo('poison'), allTopics],
});
