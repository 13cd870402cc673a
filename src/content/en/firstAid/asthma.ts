import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** An asthma attack. */
export const asthma = firstAidTopic({
  id: 'asthma',
  meta: {
    title: 'Asthma attack: sit up, blue inhaler',
    description:
      'An asthma attack: let them sit up, help with their own blue inhaler, one puff at a time, and when to call. For adults and children.',
  },
  steps: [
    { act: 'Sit them up.', text: 'Let them lean on a table. Stay with them.', from: [c.asthma] },
    {
      act: 'Their own blue inhaler: shake it, 1 puff.',
      text: 'A slow breath in, and hold it.',
      isLarge: true,
      from: [s.firstAid, c.asthma],
    },
    { act: '1 puff every 30 to 60 seconds, up to 10.', text: 'A child under 6: up to 6.', from: [c.asthma] },
    { ask: 'No help after 15 minutes?', act: 'The same again.', from: [c.asthma] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'They cannot finish a sentence.', from: [c.asthma] },
    { text: 'The lips are blue.', from: [c.asthma] },
    { text: 'There is no inhaler.', from: [c.asthma] },
    { text: 'It is no better after 10 puffs.', from: [c.asthma] },
  ],
  never: [
    { text: 'Do not lay them down.', from: [c.asthma] },
    { text: 'Do not leave them alone.', from: [c.asthma] },
  ],
  more: [
    {
      id: 'child',
      title: 'A child',
      items: [{ text: 'Use a spacer, or a bottle with a hole for the inhaler.', from: [s.common] }],
    },
  ],
  related: [linkTo('allergy'), linkTo('choking'), linkTo('heartAttack'), allTopics],
});
