import { offlinePathIn } from '../../domain/offline';
import type { OfflinePageContent } from '../offlineTypes';
import { owner } from '../owner';
import { firstAid } from './firstAid/firstAid';
import { callLink } from './links';

/** Stands in for a page that is not kept, where there is no network. */
export const offline: OfflinePageContent = {
  meta: {
    title: 'No connection',
    description:
      'What this phone can do without a network: call us, send an SMS, and open the first-aid pages that it has kept.',
  },
  title: 'No connection',
  lead: 'This page is not on your phone. Call: a call needs no data.',
  call: callLink,
  callNote: 'needs no data',
  translation: { label: 'Kiswahili', to: offlinePathIn('sw'), lang: 'sw' },
  ways: {
    id: 'ways',
    title: 'What works now',
    lead: 'Forms wait for a connection. What you began to write in this tab is kept.',
    pages: [
      {
        title: 'Send an SMS',
        text: 'Say where you are. Go on calling: we may not see it in time.',
        to: owner.phone.href.replace('tel:', 'sms:'),
      },
      { title: 'Emergency number', text: 'The number alone, to call or to show', to: '/EmergencyAlert' },
      { title: 'Try again', text: 'Opens the page that you asked for', to: '?' },
    ],
  },
  topics: firstAid.topics,
};
