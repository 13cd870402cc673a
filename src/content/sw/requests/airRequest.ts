import { air } from '../../../domain/requests/air';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, flightPatient, healthNote, payer, person, released, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof air> = {
  name: 'Ambulensi ya Ndege',
  steps: {
    journey: {
      question: 'Kutoka wapi hadi wapi?',
      title: 'Safari ya ndege',
      fields: {
        from: {
          label: 'Kutoka',
          help: 'Hospitali, lodge au kijiji, na kaunti. Plus Code inakaribishwa.',
          required: 'Andika mgonjwa yuko wapi sasa.',
        },
        airstrip: { label: 'Uwanja wa ndege wa karibu, ukiujua', short: 'Uwanja' },
        to: { label: 'Hadi', help: 'Hospitali na mji.', required: 'Andika mgonjwa anapaswa kwenda wapi.' },
        day: { label: 'Siku', required: 'Chagua siku ya safari.' },
      },
    },
    patient: {
      question: 'Hali ya mgonjwa ikoje?',
      title: 'Mgonjwa',
      note: healthNote,
      fields: flightPatient,
    },
    rest: {
      question: 'Tuzingatie nini?',
      title: 'Ya kuzingatia',
      fields: { released, companion, payer },
    },
    you: { ...you, fields: person },
  },
  consent,
};

/** The page of requests for a flight, in Kiswahili. */
export const airRequest: RequestContent = requestContent({
  sheet: { definition: air, words },
  backTo: '/AirMedicalEvac',
  title: 'Omba ambulensi ya ndege',
  description:
    'Panga safari ya ndege ya mgonjwa ndani ya Kenya: kutoka wapi hadi wapi, siku gani, hali yake na nani analipa. Kama ni haraka, piga simu.',
});
