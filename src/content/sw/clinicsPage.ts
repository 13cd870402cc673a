import type { ClinicsPageContent } from '../clinicTypes';
import { clinics } from './clinics';
import { dayWords } from './days';

/** The clinics carousel alone, and when the clinics are closed; in Kiswahili. */
export const clinicsPage: ClinicsPageContent = {
  meta: {
    title: 'Kliniki zetu tisa: siku na saa',
    description:
      'Kliniki tisa kuanzia Jumatatu hadi Ijumaa, kutoka ya Moyo hadi ya Lishe, na siku na saa zake. Chagua moja na uombe miadi.',
  },
  title: 'Kliniki zetu',
  lead: 'Kliniki tisa kuanzia Jumatatu hadi Ijumaa. Kwa dharura, piga simu.',
  clinics,
  closed: {
    title: 'Siku ambazo kliniki zimefungwa',
    paragraphs: ['Simu yetu ya dharura hupokelewa siku hizi kama siku zote.'],
    days: dayWords,
    range: '{from} hadi {to}',
  },
};
