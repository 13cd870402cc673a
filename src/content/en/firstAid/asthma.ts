import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo, pathOf } from './titles';

/** An asthma attack. */
export const asthma = firstAidTopic({
  id: 'asthma',
  meta: {
    title: 'Asthma attack: sit up, blue inhaler',
    description:
      'An asthma attack: let them sit up, help with a blue inhaler, one puff at a time, and when to call. For adults and children.',
  },
  steps: [
    {
      act: 'Sit them up. Loosen tight clothes.',
      text: 'Let them lean on a table. Stay with them.',
      from: [c.asthma],
    },
    {
      act: 'A blue inhaler: shake it, 1 puff.',
      text: 'Another person’s blue inhaler is safe. They breathe out, press it while they breathe in slowly, and hold the breath.',
      links: [{ label: 'With a spacer', to: `${pathOf('asthma')}#spacer` }],
      isLarge: true,
      from: [s.firstAid, c.asthma, c.spacer],
    },
    { act: '1 puff every 30 to 60 seconds, up to 10.', text: 'A child under 6: up to 6.', from: [c.asthma] },
    { ask: 'Worse at any time, or no better after 10 puffs?', act: 'Call.', from: [c.asthma] },
    {
      ask: 'No ambulance after 10 minutes, and no better?',
      act: 'Give the puffs again, up to 10.',
      text: 'Call again.',
      from: [c.asthma],
    },
    ifNoResponse,
  ],
  callIf: [
    { text: 'They cannot finish a sentence, or are too tired.', from: [c.asthma] },
    { text: 'The lips are blue or grey. No sound comes from the chest. They are drowsy.', from: [c.asthma] },
    { text: 'There is no inhaler, or it is the first attack.', from: [c.asthma] },
    { text: 'It gets worse, or is no better after 10 puffs.', from: [c.asthma] },
    { text: 'It came after food or a sting:', links: [linkTo('allergy')], from: [c.asthma] },
    { text: 'A child whose ribs suck in, or who cannot drink.', from: [c.asthma] },
  ],
  never: [
    { text: 'Do not lay them down.', from: [c.asthma] },
    { text: 'Do not leave them alone.', from: [c.asthma] },
  ],
  more: [
    {
      id: 'spacer',
      title: 'With a spacer, best for a child',
      items: [
        { text: 'Shake the inhaler. One puff into the spacer.', from: [c.spacer] },
        {
          text: 'Lips or mask tight on it. 4 to 5 normal breaths: nobody holds the breath.',
          from: [c.spacer],
        },
        { text: 'Shake it again before the next puff. Never two puffs at once.', from: [c.spacer] },
        {
          text: 'No spacer? A plastic bottle of 500 to 750 ml, with a hole in which the inhaler sits tight.',
          from: [c.bottleSpacer],
        },
      ],
    },
    {
      id: 'combined',
      title: 'A combined reliever (AIR or MART)',
      items: [{ text: '1 puff every 1 to 3 minutes, up to 6.', from: [c.asthma] }],
    },
  ],
  related: [linkTo('allergy'), linkTo('choking'), linkTo('heartAttack'), allTopics],
});
