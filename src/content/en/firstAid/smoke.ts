import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr, ontoTheSide } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Carbon monoxide from a jiko, a generator or a fire. */
export const smoke = firstAidTopic({
  id: 'smoke',
  meta: {
    title: 'Smoke from a jiko or generator, or gas',
    description:
      'Headache, sick or sleepy in a room with a jiko, charcoal or a generator: open doors and windows from outside, everybody out. A smell of gas: no switch.',
  },
  steps: [
    {
      act: 'Shout. Open door and windows from outside.',
      text: 'Do not go in alone. Do not stay inside.',
      isLarge: true,
      from: [c.jiko, c.redCross],
    },
    {
      act: 'Everybody out into fresh air, and stay out. Call.',
      text: 'The gas of a jiko or a generator has no smell.',
      from: [c.jiko, c.redCross, c.carbonMonoxide],
    },
    {
      act: 'Generator off.',
      text: 'Carry a jiko out only if it takes seconds.',
      from: [c.carbonMonoxide],
    },
    beginCpr,
    ontoTheSide,
    {
      act: 'Everyone who breathed the smoke goes to hospital, even if they feel well.',
      text: 'A baby and a pregnant woman above all.',
      from: [c.jiko, c.carbonMonoxide, s.common],
    },
  ],
  callIf: [
    { text: 'Several people have a headache.', from: [c.jiko] },
    { text: 'They feel sick, or are sleepy.', from: [c.jiko] },
  ],
  never: [
    { text: 'Do not go back in.', from: [c.carbonMonoxide] },
    { text: 'Do not sleep in a room with a burning jiko.', from: [c.redCross] },
  ],
  techniques: [
    {
      id: 'gas',
      title: 'You smell gas?',
      items: [
        { act: 'No flame, no switch, on or off.', text: 'No phone inside.', from: [c.gas] },
        { act: 'Close the valve if it is near.', text: 'Open door and windows.', from: [c.gas] },
        {
          act: 'Everybody out. Call from outside.',
          text: 'Gas stays low: in pits, and near the floor where people sleep.',
          from: [c.gas],
        },
        { ask: 'The cylinder does not burn?', act: 'Carry it outside.', from: [c.gas] },
        {
          ask: 'It burns, or a tanker lies on its side?',
          act: 'Go far away.',
          text: 'Do not take fuel.',
          from: [c.gas],
        },
      ],
    },
  ],
  related: [linkTo('burns'), linkTo('poison'), allTopics],
});
