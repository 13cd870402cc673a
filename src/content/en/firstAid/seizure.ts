import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A fit. */
export const seizure = firstAidTopic({
  id: 'seizure',
  meta: {
    title: 'Seizure: what to do in a fit, and what not',
    description:
      'Somebody has a fit: look at your watch, protect the head, hold nobody down, put nothing in the mouth. When to call, and what comes after it.',
  },
  steps: [
    {
      act: 'Look at your watch. Move hard things away.',
      text: 'Something soft under the head. Open the collar.',
      from: [c.seizures],
    },
    {
      act: 'Do not hold them. Nothing in the mouth.',
      text: 'Wait until the jerking stops.',
      isLarge: true,
      from: [c.seizures],
    },
    {
      ask: 'It has stopped?',
      act: 'Onto the side, and look at the chest:',
      links: [linkTo('notAwake')],
      from: [c.seizures],
    },
    {
      ask: 'Fell suddenly, few jerks, no normal breath?',
      act: 'The heart has stopped. Push:',
      links: [linkTo('notBreathing')],
      from: [s.resuscitationUk],
    },
    { act: 'Stay until they are fully awake.', from: [c.seizures] },
  ],
  callIf: [
    { text: 'It lasts over 5 minutes, or comes again.', from: [c.seizures] },
    { text: 'It is the first ever.', from: [c.seizures] },
    { text: 'They do not wake up or do not breathe after it.', from: [c.seizures] },
    { text: 'They are hurt, diabetic, or in water.', from: [c.seizures] },
    {
      text: 'She is pregnant or has just given birth: lay her on her left side.',
      from: [c.seizures, s.common],
    },
  ],
  never: [
    { text: 'Do not hold them down. Do not shake them.', from: [c.seizures] },
    { text: 'No spoon, no fingers, no water in the mouth.', from: [c.seizures] },
  ],
  more: [
    {
      id: 'more',
      title: 'In water, or a child with a fever',
      items: [
        { text: 'In water? Face up, and out.', from: [c.seizures] },
        {
          text: 'A child with a fever? Thin clothes, no bath during the fit. To hospital today.',
          from: [s.common],
        },
      ],
    },
  ],
  related: [linkTo('lowSugar'), linkTo('pregnancy'), linkTo('sickChild'), allTopics],
});
