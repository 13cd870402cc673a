import { international } from '../../../domain/requests/international';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, flightPatient, healthNote, payer, person, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof international> = {
  name: 'Usafiri wa Kimataifa wa Wagonjwa',
  steps: {
    journey: {
      question: 'Kutoka wapi hadi wapi?',
      title: 'Safari',
      fields: {
        from: {
          label: 'Kutoka',
          help: 'Hospitali au anwani, mji na nchi.',
          required: 'Andika mgonjwa yuko wapi sasa.',
        },
        to: {
          label: 'Hadi',
          help: 'Hospitali au anwani, mji na nchi.',
          required: 'Andika mgonjwa anapaswa kwenda wapi.',
        },
        day: { label: 'Afike lini', required: 'Chagua siku ambayo mgonjwa awe amefika.' },
        accepted: {
          label: 'Hospitali ya huko imemkubali mgonjwa?',
          short: 'Amekubaliwa huko',
          required: 'Chagua kama hospitali imemkubali mgonjwa.',
          options: yesNoWords,
        },
      },
    },
    patient: {
      question: 'Hali ya mgonjwa ikoje?',
      title: 'Mgonjwa',
      note: healthNote,
      fields: flightPatient,
    },
    rest: {
      question: 'Ana karatasi gani?',
      title: 'Karatasi na malipo',
      fields: {
        passport: {
          label: 'Mgonjwa ana pasipoti halali?',
          short: 'Pasipoti',
          required: 'Chagua kama kuna pasipoti halali.',
          options: yesNoWords,
        },
        visa: {
          label: 'Kuna visa?',
          short: 'Visa',
          required: 'Chagua kama kuna visa.',
          options: { yes: 'Ndiyo', no: 'Bado', notNeeded: 'Haihitajiki', unknown: 'Sijui bado' },
        },
        companion,
        payer,
      },
    },
    you: { ...you, fields: person },
  },
  consent,
};

/** The page of requests for an international transfer, in Kiswahili. */
export const internationalRequest: RequestContent = requestContent({
  sheet: { definition: international, words },
  backTo: '/InternationalPatientTransfer',
  title: 'Omba usafiri wa kimataifa',
  description:
    'Omba safari ya mgonjwa ya kuja Kenya au kwenda nje: hospitali, siku, hali ya mgonjwa, karatasi na malipo, kwa hatua chache fupi.',
});
