import type { FirstAidFrame } from '../../firstAidTypes';
import { neutralPage } from '../../neutralPage';
import { lastChanged } from '../lastChanged';
import { helplinesChecked } from '../promises';

const title = 'Msaada na ushauri';
const label = 'Ondoka hapa sasa';

/** Words that the quiet pages share, in Kiswahili. */
export const quiet: FirstAidFrame['quiet'] = {
  meta: {
    title,
    description:
      'Nambari za kupiga, na ushauri kwa hatua chache fupi, kwa ajili yako au ya mtu wa karibu nawe.',
    unbranded: true,
  },
  leave: { label, to: neutralPage },
  speak: 'Ongea tu kama ni salama.',
  trace: {
    title: 'Kuna mtu anayeangalia simu yako?',
    text: `“${label}” huweka ukurasa mwingine mahali pa huu; hata kitufe cha Esc. Haifuti historia, simu wala ujumbe.`,
    items: [
      {
        question: 'Futa ukurasa huu kwenye historia',
        answer: [
          `Fungua menyu ya kivinjari chako (nukta tatu, au O ya Opera), kisha “History”. Futa kila “${title}”.`,
          'Futa kurasa hizi tu: mtu anaweza kugundua historia iliyo tupu.',
          'Wakati mwingine fungua ukurasa wa faragha (“incognito”). Hauweki historia.',
        ],
      },
      {
        question: 'Futa simu au SMS',
        answer: [
          'Simu: fungua programu ya simu, kisha “Recents”. Bonyeza simu hiyo hadi menyu ifunguke, kisha “Delete”.',
          'SMS au ujumbe wa WhatsApp: ubonyeze hadi menyu ifunguke, kisha “Delete”.',
          'Bili ya simu bado inaweza kuonyesha simu hiyo.',
        ],
      },
    ],
  },
  note: `Ukurasa huu hauchukui nafasi ya daktari. Nambari hizi ${helplinesChecked}. ${lastChanged('2026-11-26')}`,
};
