import { concernSources as c } from './concernSources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Beaten by somebody close. */
export const violenceAtHome = quietTopic({
  id: 'violenceAtHome',
  quiet: {
    title: 'Are you safe now?',
    lead: 'You are not alone. People on these lines can help.',
    lines: [lines.violence, lines.police, lines.child, lines.ours('Our ambulance', 'If somebody is hurt')],
    noAnswer: 'No answer? Try again, or the next line.',
  },
  stepsTitle: 'What helps now',
  steps: [
    { ask: 'In danger?', act: 'Leave if it is safe.', text: 'Then call.', from: [c.violence] },
    {
      act: 'Plan how to be safe,',
      text: 'with the people of the violence line.',
      from: [c.violence],
    },
    {
      ask: 'Choked or strangled?',
      act: 'Go to hospital,',
      text: 'even with no mark on the neck. Hoarse, or it hurts to swallow: call us.',
      from: [s.common],
    },
  ],
  more: [
    {
      id: 'helper',
      title: 'It is somebody you know',
      items: [
        { text: 'Listen. Believe them. Ask what they need.', from: [c.violence] },
        {
          text: 'Plan with them how to be safe. Help them to reach the line.',
          from: [c.violence],
        },
        { text: 'Do not confront the attacker.', from: [c.violence] },
      ],
    },
  ],
  related: [linkTo('sexualViolence'), linkTo('attack'), linkTo('despair'), allTopics],
});
