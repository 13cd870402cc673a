import { firstAidTopic } from './frame';
import { helmet, jaw } from './injury';
import { nothingByMouth } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A crash on the road. */
export const roadAccident = firstAidTopic({
  id: 'roadAccident',
  meta: {
    title: 'Road accident: what to do first',
    description:
      'A crash on the road: your own safety, triangles, what to say when you call, who to help first, and why a helmet stays on.',
  },
  steps: [
    {
      act: 'Stop in a safe place.',
      text: 'Hazard lights on, engine off. Triangles as far back as is safe. No smoking.',
      from: [s.drivers],
    },
    {
      act: 'Call.',
      text: 'Say road, direction, landmark, and how many are hurt or trapped.',
      from: [s.drivers],
    },
    {
      act: 'First help anyone who does not breathe, or breathes noisily.',
      text: 'A blocked airway kills in the first minutes.',
      links: [linkTo('notBreathing'), { label: 'Does not wake up', to: '#jaw' }],
      from: [s.drivers, s.resuscitationUk],
    },
    { act: 'Then anyone who bleeds heavily.', links: [linkTo('bleeding')], from: [s.firstAid] },
    {
      act: 'Leave injured people where they are,',
      text: 'unless there is fire or traffic. Keep them warm.',
      from: [s.drivers],
    },
  ],
  never: [
    {
      text: 'Do not take off a helmet, unless the rider does not breathe, or cannot be helped with it on.',
      from: [s.helmet],
    },
    { text: 'Do not pull anybody out, unless there is fire or traffic.', from: [s.drivers] },
    nothingByMouth,
  ],
  techniques: [jaw],
  more: [helmet],
  related: [linkTo('spine'), linkTo('trapped'), linkTo('whatToSay'), allTopics],
});
