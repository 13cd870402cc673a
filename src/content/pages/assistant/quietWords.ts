import { helplinesChecked } from '../promises';
import { neutralPage } from '../../neutralPage';
import { owner } from '../../owner';
import type { AssistantContent } from '../../assistantTypes';
import { chatThatSays } from '../../whatsapp';
import { topicLinks } from '../firstAid/topicLinks';
import { chats } from './chats';

/** What the assistant's quiet answers share. */
export const quiet: AssistantContent['quiet'] = {
  speak: 'Speak only if it is safe.',
  leave: { label: 'Leave now', to: neutralPage },
  checked: `The numbers were ${helplinesChecked}.`,
  replies: [
    {
      label: 'I am hurt',
      lines: [
        `Call ${owner.phone.display} now, if it is safe to speak. Say first where you are.`,
        'If you are bleeding, press a cloth on the wound, as hard as you can.',
        'If you were choked or strangled, go to hospital, even with no mark on the neck.',
        'If you cannot call, go to people you trust, or to the nearest hospital.',
      ],
      links: [topicLinks.bleeding],
    },
    {
      label: 'I cannot speak now',
      lines: [
        'Do not call while someone can hear you.',
        'Write to us where you are. We may not see it at once.',
        'Write to one person you trust as well.',
        `When it is safe to speak, call. Our number is ${owner.phone.display}.`,
      ],
      links: [
        { label: 'Send an SMS', to: owner.sms },
        { label: 'Write on WhatsApp', to: chatThatSays(chats.person) },
      ],
      stays: true,
    },
  ],
};
