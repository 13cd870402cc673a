import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

import { helpLinks } from './helpLinks';

/** Rape: for the person, and for who is with them. */
export const sexualViolence = firstAidTopic({
  id: 'sexualViolence',
  meta: {
    title: 'Rape: what helps now, and who',
    description:
      'It is not your fault. Where to go within 72 hours, what it can prevent, what to keep, and free lines by day and night. For you or a friend.',
  },
  stepsTitle: 'What helps now',
  steps: [
    {
      act: 'I believe you. It is not your fault.',
      text: 'Are you safe now? Hurt or bleeding: call us.',
      isLarge: true,
      from: [c.violence],
    },
    {
      act: 'Go to hospital now, within 72 hours.',
      text: 'It can prevent HIV, a pregnancy and infections.',
      isLarge: true,
      from: [c.usikimye],
    },
    {
      act: 'Call, free, day and night:',
      text: 'the line for violence, or the line for children.',
      links: [helpLinks.violence, helpLinks.child],
      from: [s.numbers],
    },
    {
      act: 'Put the clothes into a paper bag.',
      text: 'If you can bear it, do not wash first. Washed? Go all the same.',
      from: [c.usikimye],
    },
    {
      act: 'Care after rape is free',
      text: 'in the centres for it. Ask on the line where the nearest is.',
      from: [c.usikimye],
    },
    {
      ask: 'More than 72 hours?',
      act: 'Go all the same.',
      text: 'A pregnancy can be prevented for up to 120 hours.',
      from: [s.common],
    },
  ],
  never: [
    { text: 'Do not blame.', from: [c.violence] },
    { text: 'Do not push anybody to go to the police.', from: [c.violence] },
  ],
  related: [linkTo('violenceAtHome'), linkTo('despair'), linkTo('attack'), allTopics],
});
