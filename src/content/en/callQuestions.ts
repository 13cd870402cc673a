import type { Facts } from '../../config/facts';
import type { QuestionsProps } from '../../sections/Questions/Questions';
import { helplines, helplinesChecked } from '../helplines';
import { owner } from '../owner';
import { chatThatSays } from '../whatsapp';

const { ambulance } = helplines;
const lines = {
  ambulance: { label: `Ambulance line: ${ambulance.display}`, to: ambulance.href },
  police: { label: 'Police: 999', to: 'tel:999' },
  policeToo: { label: 'Police: 112', to: 'tel:112' },
};

/** Whether a message in place of a call is seen in time. */
const messagesSeen = ({ readsMessages }: Facts) =>
  readsMessages
    ? 'Our dispatchers read SMS and WhatsApp by day and by night.'
    : 'We may not see an SMS or a WhatsApp message in time, so ask somebody to call as well.';

/** What people ask about a call; the first two are linked to from above. */
export const callQuestions = (facts: Facts): QuestionsProps['items'] => [
  {
    question: 'What if nobody answers?',
    answer: [
      `Call ${owner.phone.display} again at once. Still no answer? Dial 1199, another ambulance line. 999 and 112 are the police, who may not send an ambulance.`,
      'If nobody can come, go by any car to the nearest hospital that is open. A second person watches the breathing.',
      `The numbers of others were ${helplinesChecked}.`,
    ],
    links: [lines.ambulance, lines.police, lines.policeToo],
  },
  {
    question: 'I have no airtime. What now?',
    answer: [
      'Ask the first person you see for a phone.',
      '1199, another ambulance line, is listed as free. 999 and 112 are free as well, but they are the police: an ambulance comes only if they pass your call on.',
      `If your network has a free message that asks for a call back, send it to somebody who can call ${owner.phone.display} for you.`,
      messagesSeen(facts),
      `The numbers of others were ${helplinesChecked}.`,
    ],
    links: [lines.ambulance, lines.police, lines.policeToo],
  },
  {
    question: 'I cannot hear or speak. How do I call?',
    answer: [
      'Ask somebody beside you to call and to speak for you.',
      'Are you alone? Write where you are, what happened, and that you cannot speak.',
      messagesSeen(facts),
    ],
    links: [
      {
        label: 'Write on WhatsApp',
        to: chatThatSays('Emergency. I cannot hear or speak. I need an ambulance. I am at:'),
      },
    ],
  },
  {
    question: 'I called for somebody I do not know. Do I pay?',
    answer: [
      'No. We tell the patient or the family what the journey costs, not the person who called.',
      'Stay until the crew is there if it is safe. What you saw helps them.',
    ],
  },
  {
    question: 'Somebody else has called already. Do I call too?',
    answer: [
      'If you are not sure, call. Say that somebody may have called before you, and where you are.',
      'You may see what the other caller does not: tell us if it is getting worse.',
    ],
  },
  {
    question: 'I called by mistake, or dialled a wrong number.',
    answer: [
      'Stay on the line and say so. Otherwise we have to find out whether you need help.',
      'Nobody blames you for a call in good faith.',
    ],
  },
  {
    question: 'We do not need the ambulance any more.',
    answer: [
      `Call ${owner.phone.display} at once, and say where you had called from. The crew is then free for somebody else.`,
      'If you are not sure, let the crew come and look. Ask the dispatcher what a cancelled journey costs.',
    ],
  },
];
