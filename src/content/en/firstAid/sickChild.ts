import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Danger signs of a sick child. */
export const sickChild = firstAidTopic({
  id: 'sickChild',
  meta: {
    title: 'Sick child: signs of danger',
    description:
      'A child with fever, vomiting, diarrhoea or fast breath: the signs that mean hospital now, what to give on the way, and what never to give.',
  },
  steps: [
    {
      ask: 'Any sign of danger below?',
      act: 'Take the child to hospital now.',
      text: 'Call, with the speaker on.',
      isLarge: true,
      from: [c.sickChild],
    },
    {
      ask: 'It can drink?',
      act: 'Go on with the breast, and ORS in small sips.',
      from: [s.common],
    },
    { ask: 'Hot?', act: 'Thin clothes.', text: 'Ask for a malaria test.', from: [s.common] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'It cannot drink or suck, or vomits everything.', from: [c.sickChild] },
    { text: 'It has had a fit, or is hard to wake.', from: [c.sickChild] },
    { text: 'It breathes fast, the chest sucks in, or it is blue.', from: [c.sickChild] },
    { text: 'It has a fever, and is under 3 months old.', from: [s.common] },
    { text: 'A rash stays under a glass, or the neck is stiff.', from: [s.common] },
  ],
  never: [
    { text: 'No cold bath.', from: [s.common] },
    { text: 'No aspirin. No herbs.', from: [s.common] },
  ],
  related: [linkTo('seizure'), linkTo('choking'), linkTo('poison'), allTopics],
});
