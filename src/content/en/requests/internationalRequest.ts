import { international } from '../../../domain/requests/international';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, flightPatient, healthNote, payer, person, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof international> = {
  name: 'International Patient Transfer',
  steps: {
    journey: {
      question: 'From where to where?',
      title: 'The journey',
      fields: {
        from: {
          label: 'From',
          help: 'Hospital or address, town and country.',
          required: 'Write where the patient is now.',
        },
        to: {
          label: 'To',
          help: 'Hospital or address, town and country.',
          required: 'Write where the patient has to go.',
        },
        day: { label: 'By when', required: 'Choose the day by which the patient has to be there.' },
        accepted: {
          label: 'Has a hospital there accepted the patient?',
          short: 'Accepted there',
          required: 'Choose whether a hospital has accepted the patient.',
          options: yesNoWords,
        },
      },
    },
    patient: {
      question: 'How is the patient?',
      title: 'The patient',
      note: healthNote,
      fields: flightPatient,
    },
    rest: {
      question: 'Which papers are there?',
      title: 'Papers and payment',
      fields: {
        passport: {
          label: 'Does the patient have a valid passport?',
          short: 'Passport',
          required: 'Choose whether there is a valid passport.',
          options: yesNoWords,
        },
        visa: {
          label: 'Is there a visa?',
          short: 'Visa',
          required: 'Choose whether there is a visa.',
          options: { yes: 'Yes', no: 'Not yet', notNeeded: 'None is needed', unknown: 'I do not know yet' },
        },
        companion,
        payer,
      },
    },
    you: { ...you, fields: person },
  },
  consent,
};

/** The page of requests for an international transfer. */
export const internationalRequest: RequestContent = requestContent({
  sheet: { definition: international, words },
  backTo: '/InternationalPatientTransfer',
  title: 'Ask for an international transfer',
  description:
    'Ask for the journey of a patient to Kenya or abroad: hospitals, day, how the patient is, papers and payment, in a few short steps.',
});
