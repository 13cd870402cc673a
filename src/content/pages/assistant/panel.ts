import { owner } from '../../owner';
import type { AssistantPanel } from '../../assistantTypes';
import { chatThatSays } from '../../whatsapp';
import { wakesInFull } from '../firstAid/wakes';
import { callLink, whereAmILink } from '../links';
import { dateLocale } from '../locale';
import { chats } from './chats';
import { pictures } from './pictures';
import { quiet } from './quietWords';

/** Words of the panel itself. */
export const panel: AssistantPanel = {
  title: 'Assistant',
  notice: 'I am not a doctor. In an emergency, call. What you write is not saved.',
  noticeLink: whereAmILink,
  call: callLink,
  number: { label: owner.phone.display, to: owner.phone.href },
  pictures,
  quiet,
  question: wakesInFull,
  suggestions: [
    'Someone is not breathing',
    'Chest pain: what do I do?',
    'Someone is choking',
    'Heavy bleeding',
    'What do I say when I call?',
    'How fast do you arrive?',
    'What is in an ambulance?',
    'Book a patient transfer',
  ],
  handOver: { label: 'Continue on WhatsApp', to: chatThatSays(chats.person) },
  labels: {
    speakers: { User: 'You', Bot: 'Assistant' },
    log: 'Conversation',
    suggestions: 'Questions that people ask',
    input: 'Your question',
    placeholder: 'Type, or use your keyboard’s mic',
    send: 'Send',
    clear: 'Clear',
    cleared: 'The conversation is empty.',
    close: 'Close the assistant',
    busy: 'Looking for an answer…',
    more: 'More',
    moreSteps: 'More steps',
    read: 'Read to me',
    stopReading: 'Stop reading',
    tooLong: 'Please keep it to {max} characters.',
  },
  other: {
    lang: 'sw',
    label: 'Kwa Kiswahili',
    failed: 'Maneno ya Kiswahili hayakupatikana kwa sababu hakuna mtandao. Jaribu tena baadaye.',
  },
  sourcesLabel: 'From:',
  checked: {
    unreviewed: 'Our own clinician has not yet checked these words.',
    reviewed: 'Checked by {name} on {date}.',
    locale: dateLocale,
  },
};
