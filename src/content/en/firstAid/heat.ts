import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Heat stroke and heat exhaustion. */
export const heat = firstAidTopic({
  id: 'heat',
  meta: {
    title: 'Too hot: cool first, move second',
    description:
      'Hot and confused, in a fit or fainting: call, shade, clothes off, cold water up to the neck. What to do for a runner or a child in the heat.',
  },
  steps: [
    { act: 'Call. Shade. Clothes off.', from: [c.firstAidReported] },
    {
      ask: 'Confused, faint or in a fit?',
      act: 'Into cold water up to the neck.',
      text: 'Hold the head up. 15 minutes, or until they talk sense.',
      isLarge: true,
      from: [c.firstAidReported],
    },
    {
      ask: 'Nothing to put them into?',
      act: 'Pour water over them, and fan.',
      text: 'Ice at neck, armpits and groin.',
      from: [c.firstAidReported],
    },
    { act: 'Cool first, move second.', from: [c.firstAidReported] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'They are hot and confused.', from: [c.firstAidReported] },
    { text: 'They have a fit, or faint.', from: [c.firstAidReported] },
  ],
  never: [
    { text: 'Nothing to drink for somebody who is confused.', from: [c.firstAidReported] },
    { text: 'No paracetamol.', from: [s.common] },
  ],
  more: [
    {
      id: 'weak',
      title: 'Only weak, or cramps?',
      items: [{ text: 'Shade, and small sips of water.', from: [c.firstAidReported] }],
    },
  ],
  related: [linkTo('seizure'), linkTo('sickChild'), allTopics],
});
