import { concernSources as c } from './concernSources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Rape: for the person, and for who is with them. */
export const sexualViolence = quietTopic({
  id: 'sexualViolence',
  quiet: {
    title: 'It is not your fault',
    lead: 'I believe you. You decide what happens next.',
    lines: [lines.violence, lines.child, lines.ours('Our ambulance', 'If you are hurt or bleeding')],
    noAnswer: 'No answer? Try again, or the next line, or go to the nearest hospital.',
  },
  stepsTitle: 'What helps now',
  steps: [
    {
      act: 'Go to hospital at once.',
      text: 'It can prevent HIV, a pregnancy and infections.',
      from: [c.usikimye, c.postRape],
    },
    {
      act: 'Do not wash first,',
      text: 'if you can bear it. Washed? Go all the same.',
      from: [c.usikimye],
    },
    { act: 'Put the clothes in paper,', text: 'a bag or newspaper, not plastic.', from: [c.julisha] },
    {
      act: 'You do not need the police first.',
      text: 'Care does not wait for them.',
      from: [c.postRape],
    },
    {
      ask: 'Some days ago?',
      act: 'Go all the same.',
      text: 'Ask about HIV medicine at once. A pregnancy can be prevented for up to 5 days. Later, too, there is care for you.',
      from: [c.postRape],
    },
  ],
  more: [
    {
      id: 'helper',
      title: 'You are with somebody',
      items: [
        { text: 'Say: “I believe you. It is not your fault. You decide.”', from: [c.violence] },
        { text: 'Do not ask why. Do not push them to go to the police.', from: [c.violence] },
        { text: 'A child? Call the child helpline. An adult must report it.', from: [s.common] },
      ],
    },
    {
      id: 'know',
      title: 'Good to know',
      items: [
        {
          text: 'Care after rape is free in the centres for it. The violence line knows the nearest.',
          from: [c.usikimye],
        },
        {
          text: 'The hospital fills in one form (PRC), the police another (P3). Nobody may ask for a fee.',
          from: [c.noFee],
        },
        { text: 'Men, boys and wives are raped too. The help is for all.', from: [s.common] },
      ],
    },
  ],
  related: [linkTo('violenceAtHome'), linkTo('despair'), linkTo('attack'), allTopics],
});
