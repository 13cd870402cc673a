import type { FirstAidOverview } from '../../firstAidTypes';
import { owner } from '../../owner';
import { firstAid } from './firstAid';
import { callLink } from '../links';

/** Stands in for a page that is not kept, where there is no network: the call, first aid, and what else works. */
export const offline: FirstAidOverview = {
  meta: {
    title: 'No connection',
    description:
      'What this phone can do without a network: call us, send an SMS, and open the first-aid pages that it has kept.',
  },
  title: 'No connection',
  lead: 'This page needs a network. Calls and first aid do not.',
  call: callLink,
  callNote: 'needs no data',
  topics: {
    ...firstAid.topics,
    groups: [
      {
        id: 'ways',
        title: 'What else works now',
        items: [
          {
            title: 'Send an SMS',
            text: 'Say where you are. Go on calling: we may not see it in time.',
            to: owner.phone.href.replace('tel:', 'sms:'),
            words: 'message text',
          },
          { title: 'Emergency number', text: 'Alone on a page', to: '/EmergencyAlert', words: 'call' },
          {
            title: 'Try again',
            text: 'What you began to write in a form of this tab is kept.',
            to: '?',
            words: 'reload form',
          },
        ],
      },
      ...firstAid.topics.groups,
    ],
  },
  emergency: firstAid.emergency,
};
