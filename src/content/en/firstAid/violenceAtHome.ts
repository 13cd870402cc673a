import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

import { helpLinks } from './helpLinks';

/** Beaten by somebody close. */
export const violenceAtHome = firstAidTopic({
  id: 'violenceAtHome',
  meta: {
    title: 'Violence at home: who helps, and how',
    description:
      'Beaten or threatened by somebody close: leave if it is safe, free lines by day and night, and how to help somebody without more danger.',
  },
  stepsTitle: 'What helps now',
  steps: [
    {
      ask: 'In danger?',
      act: 'Leave if it is safe.',
      text: 'Hurt: call us. Police, who may not send an ambulance:',
      isLarge: true,
      links: [helpLinks.police],
      from: [c.violence, s.numbers],
    },
    {
      act: 'Call, free, day and night:',
      text: 'the line for violence, or the line for children.',
      links: [helpLinks.violence, helpLinks.child],
      from: [s.numbers],
    },
    {
      ask: 'Is it somebody else?',
      act: 'Listen. Believe her.',
      text: 'Ask what she needs.',
      from: [c.violence],
    },
    { act: 'Plan with her how to be safe.', text: 'Help her to reach the line.', from: [c.violence] },
  ],
  never: [{ text: 'Do not confront the attacker.', from: [c.violence] }],
  more: [
    {
      id: 'trace',
      title: 'Somebody looks at your phone?',
      items: [
        { text: 'Delete this page from the history of your browser.', from: [s.common] },
        { text: 'Delete the call from the list of calls.', from: [s.common] },
      ],
    },
  ],
  related: [linkTo('sexualViolence'), linkTo('attack'), linkTo('despair'), allTopics],
});
