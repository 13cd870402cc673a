import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Under a load, a car or a building. */
export const trapped = firstAidTopic({
  id: 'trapped',
  meta: {
    title: 'Trapped or crushed: when to lift',
    description:
      'Somebody is trapped under a load, a car or a fallen building: your own safety, when to lift the weight at once and when to leave it to the crew.',
  },
  steps: [
    {
      act: 'Your own safety first. Call.',
      text: 'Say how many are trapped, and since when.',
      from: [s.common],
    },
    {
      ask: 'Less than 15 minutes, and safe?',
      act: 'Lift the weight off at once.',
      isLarge: true,
      from: [c.crush],
    },
    {
      ask: 'Longer?',
      act: 'Leave it to the crew,',
      text: 'unless they do not breathe, or there is fire.',
      from: [c.crush],
    },
    { ask: 'Heavy bleeding?', act: 'Press on the wound:', links: [linkTo('bleeding')], from: [s.firstAid] },
    beginCpr,
    { act: 'Tell the crew the time.', from: [c.crush] },
  ],
  never: [
    {
      text: 'Do not lift later than 15 minutes without the crew. Sources differ on this.',
      from: [c.crush],
    },
  ],
  related: [linkTo('bleeding'), linkTo('brokenBone'), linkTo('roadAccident'), allTopics],
});
