import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Under a load, a car or a building. */
export const trapped = firstAidTopic({
  id: 'trapped',
  meta: {
    title: 'Trapped or crushed: what comes off first',
    description:
      'Somebody is trapped under a load, a car or a fallen building: your own safety, which weight comes off first, and why everybody goes to hospital.',
  },
  steps: [
    {
      act: 'Your own safety first. Call.',
      text: 'Say how many are trapped, and since when.',
      from: [s.common],
    },
    {
      act: 'Take every weight off as soon as it is safe,',
      text: 'however long it has been there.',
      isLarge: true,
      from: [c.crush],
    },
    {
      act: 'Head, neck, chest and belly first.',
      text: 'Minutes decide. Do not wait because the neck may be hurt.',
      isLarge: true,
      from: [c.crush],
    },
    { ask: 'Heavy bleeding?', act: 'Press on the wound:', links: [linkTo('bleeding')], from: [s.firstAid] },
    beginCpr,
    { act: 'Keep them lying and warm.', text: 'Watch the breathing.', from: [c.crush] },
    { act: 'Tell the crew how long they were trapped.', from: [c.crush] },
    {
      act: 'Everybody goes to hospital, even without pain or marks.',
      text: 'The same after hours of lying on one arm or leg.',
      from: [c.crush],
    },
  ],
  never: [
    { text: 'Do not wait because more than 15 minutes have passed.', from: [c.crush] },
    { text: 'Do not climb under a load that is not propped up.', from: [c.crush] },
    { text: 'Do not pull an arm or a leg out by force.', from: [c.crush] },
    { text: 'A tourniquet is only for bleeding that threatens life.', from: [c.crush] },
  ],
  related: [linkTo('bleeding'), linkTo('brokenBone'), linkTo('roadAccident'), allTopics],
});
