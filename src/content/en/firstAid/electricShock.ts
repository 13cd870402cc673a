import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Electricity and lightning. */
export const electricShock = firstAidTopic({
  id: 'electricShock',
  meta: {
    title: 'Electric shock: switch off before you touch',
    description:
      'Somebody has an electric shock: do not touch them, switch off at the main switch, then check breathing. Power lines and lightning as well.',
  },
  steps: [
    {
      act: 'Do not touch them. Switch off at the main switch.',
      isLarge: true,
      from: [c.home],
    },
    {
      ask: 'You cannot, and it is house current?',
      act: 'Push them away with dry wood or plastic.',
      text: 'Stand on dry wood.',
      from: [c.home],
    },
    beginCpr,
    { ask: 'Burnt?', act: 'Cool the burn:', links: [linkTo('burns')], from: [c.home] },
    { act: 'Go to hospital', text: 'after every shock.', from: [c.home] },
  ],
  never: [
    { text: 'Do not use anything wet, or a metal tool.', from: [c.home] },
    { text: 'Do not go within 20 m of a power line.', from: [c.home] },
  ],
  more: [
    {
      id: 'lightning',
      title: 'Lightning',
      items: [{ text: 'You can touch them at once: it is safe.', from: [s.common] }],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('spine'), allTopics],
});
