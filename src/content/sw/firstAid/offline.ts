import type { FirstAidOverview } from '../../firstAidTypes';
import { owner } from '../../owner';
import { firstAid } from './firstAid';
import { callLink } from '../links';

/** Stands in for a page that is not kept, where there is no network, in Kiswahili. */
export const offline: FirstAidOverview = {
  meta: {
    title: 'Hakuna mtandao',
    description:
      'Simu hii inaweza kufanya nini bila mtandao: kupiga simu, kutuma SMS, na kufungua kurasa za huduma ya kwanza ilizohifadhi.',
  },
  title: 'Hakuna mtandao',
  lead: 'Ukurasa huu unahitaji mtandao. Kupiga simu na huduma ya kwanza havihitaji.',
  call: callLink,
  callNote: 'haihitaji data',
  topics: {
    ...firstAid.topics,
    groups: [
      {
        id: 'ways',
        title: 'Kingine kinachofanya kazi sasa',
        items: [
          {
            title: 'Tuma SMS',
            text: 'Sema uko wapi. Endelea kupiga simu: huenda tusiuone kwa wakati.',
            to: owner.phone.href.replace('tel:', 'sms:'),
            words: 'ujumbe message',
          },
          {
            title: 'Nambari ya dharura',
            text: 'Peke yake kwenye ukurasa',
            to: '/sw/EmergencyAlert',
            words: 'piga simu call',
          },
          {
            title: 'Jaribu tena',
            text: 'Ulichoanza kuandika kwenye fomu ya kichupo hiki kimehifadhiwa.',
            to: '?',
            words: 'reload fomu',
          },
        ],
      },
      ...firstAid.topics.groups,
    ],
  },
  ...(firstAid.draft !== undefined && { draft: firstAid.draft }),
  emergency: firstAid.emergency,
};
