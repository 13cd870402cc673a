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
      ask: 'Rain, a wet floor, or you are wet?',
      act: 'Main switch off, or stay away.',
      text: 'No stick, no rope.',
      isLarge: true,
      from: [s.common],
    },
    {
      ask: 'Cannot reach the switch, all is dry, and it is house electricity?',
      act: 'Push them away with dry wood or plastic.',
      text: 'Stand on dry wood.',
      from: [c.home],
    },
    {
      ask: 'A fallen or low power line?',
      act: 'Stay 20 m away, and keep everybody away.',
      text: 'It looks dead? It may not be. Wait until Kenya Power says that it is off.',
      from: [c.home, c.powerLines],
    },
    beginCpr,
    { ask: 'Burnt?', act: 'Cool the burn:', links: [linkTo('burns')], from: [c.home] },
    { act: 'Everybody who had a shock goes to hospital.', from: [c.home] },
  ],
  never: [
    { text: 'Do not use anything wet, or a metal tool.', from: [c.home] },
    { text: 'Do not go within 20 m of a power line.', from: [c.home] },
    {
      text: 'Do not touch a fence, a puddle, a tree or a car that a line lies on.',
      from: [c.powerLines],
    },
  ],
  more: [
    {
      id: 'lightning',
      title: 'Lightning',
      items: [
        { text: 'You can touch them at once: it is safe.', from: [s.common] },
        {
          text: 'Several hurt? First those who do not breathe or move: breaths and pushes. Then the others.',
          links: [linkTo('notBreathing')],
          from: [c.lightning, s.common],
        },
        {
          text: 'The storm goes on? Into a building or a car, not under a tree or into a tent.',
          from: [c.lightning],
        },
        { text: 'Everybody goes to hospital.', from: [c.lightning] },
      ],
    },
    {
      id: 'car',
      title: 'A power line on your car',
      items: [
        { text: 'Stay in the car, and call.', from: [s.common] },
        { text: 'Fire? Jump clear, feet together, and shuffle away.', from: [s.common] },
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('spine'), allTopics],
});
