import { offlinePathIn } from '../../domain/offline';
import type { OfflinePageContent } from '../offlineTypes';
import { owner } from '../owner';
import { firstAid } from './firstAid/firstAid';
import { callLink } from './links';

/** Stands in for a page that is not kept, where there is no network, in Kiswahili. */
export const offline: OfflinePageContent = {
  meta: {
    title: 'Hakuna mtandao',
    description:
      'Simu hii inaweza kufanya nini bila mtandao: kupiga simu, kutuma SMS, na kufungua kurasa za huduma ya kwanza ilizohifadhi.',
  },
  title: 'Hakuna mtandao',
  lead: 'Ukurasa huu haumo kwenye simu yako. Piga simu: haihitaji data.',
  call: callLink,
  callNote: 'haihitaji data',
  translation: { label: 'English', to: offlinePathIn('en'), lang: 'en' },
  ways: {
    id: 'ways',
    title: 'Kinachofanya kazi sasa',
    lead: 'Fomu zinasubiri mtandao. Ulichoanza kuandika kwenye kichupo hiki kimehifadhiwa.',
    pages: [
      {
        title: 'Tuma SMS',
        text: 'Sema uko wapi. Endelea kupiga simu: huenda tusiuone kwa wakati.',
        to: owner.phone.href.replace('tel:', 'sms:'),
      },
      { title: 'Nambari ya dharura', text: 'Ukurasa huu ni wa Kiingereza', to: '/EmergencyAlert' },
      { title: 'Jaribu tena', text: 'Hufungua ukurasa uliouomba', to: '?' },
    ],
  },
  topics: firstAid.topics,
};
