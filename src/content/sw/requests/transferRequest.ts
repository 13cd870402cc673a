import { transfer } from '../../../domain/requests/transfer';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, healthNote, payer, person, released, roadPatient, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof transfer> = {
  name: 'Usafiri wa Wagonjwa',
  steps: {
    journey: {
      question: 'Kutoka wapi hadi wapi?',
      title: 'Safari',
      fields: {
        from: {
          label: 'Kutoka',
          help: 'Hospitali na wodi, au nyumba na alama ya karibu; mji na kaunti.',
          required: 'Andika mgonjwa yuko wapi sasa.',
        },
        to: {
          label: 'Hadi',
          help: 'Hospitali na wodi, au nyumba na alama ya karibu; mji na kaunti.',
          required: 'Andika mgonjwa anapaswa kwenda wapi.',
        },
        day: { label: 'Siku', required: 'Chagua siku ya safari.' },
        arrival: { label: 'Saa ambayo mgonjwa awe amefika', short: 'Afike saa' },
      },
    },
    patient: {
      question: 'Hali ya mgonjwa ikoje?',
      title: 'Mgonjwa',
      note: healthNote,
      fields: roadPatient,
    },
    rest: {
      question: 'Tuzingatie nini?',
      title: 'Ya kuzingatia',
      fields: {
        stairs: {
          label: 'Kitanda kiko ghorofani, mwanzo au mwisho wa safari?',
          short: 'Ngazi',
          required: 'Chagua kama kitanda kiko ghorofani.',
          options: {
            none: 'Hapana',
            lift: 'Ndiyo, kuna lifti ya machela',
            stairs: 'Ndiyo, kwa ngazi',
            unknown: 'Sijui bado',
          },
        },
        released,
        companion,
        payer,
      },
    },
    you: { ...you, fields: person },
  },
  consent,
};

/** The page of requests for a transfer by road, in Kiswahili. */
export const transferRequest: RequestContent = requestContent({
  sheet: { definition: transfer, words },
  backTo: '/PatientTransfer',
  title: 'Omba usafiri wa mgonjwa kwa barabara',
  description:
    'Omba safari iliyopangwa ya mgonjwa kwa ambulensi au van ya wagonjwa: kutoka wapi hadi wapi, siku gani na hali ya mgonjwa.',
});
