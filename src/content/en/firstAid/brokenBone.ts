import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** A broken arm, leg or hip. */
export const brokenBone = firstAidTopic({
  id: 'brokenBone',
  meta: {
    title: 'Broken bone: keep it as you found it',
    description:
      'An arm, a leg or a hip may be broken: leave it as you found it, hold it above and below, and do not straighten it. When to call.',
  },
  steps: [
    { act: 'Leave it as you found it.', text: 'Hold it above and below.', isLarge: true, from: [c.home] },
    { ask: 'A wound, or the bone shows?', act: 'Cover it. Press beside it, not on it.', from: [c.home] },
    {
      ask: 'You have to move them?',
      act: 'An arm goes into a sling.',
      text: 'Tie a leg to the other leg, with padding between.',
      from: [c.home],
    },
    ifNoResponse,
  ],
  callIf: [
    { text: 'It is the thigh, the hip or the back.', from: [c.home] },
    { text: 'The bone shows.', from: [c.home] },
    { text: 'Hand or foot beyond it is cold or blue.', from: [c.home] },
  ],
  never: [
    { text: 'Do not straighten it. Do not push a bone in.', from: [c.home] },
    { text: 'Do not give food.', from: [c.home] },
  ],
  related: [linkTo('spine'), linkTo('bleeding'), linkTo('trapped'), allTopics],
});
