import { transfer } from '../../../domain/requests/transfer';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, healthNote, payer, person, released, roadPatient, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof transfer> = {
  name: 'Patient Transfer',
  steps: {
    journey: {
      question: 'From where to where?',
      title: 'The journey',
      fields: {
        from: {
          label: 'From',
          help: 'Hospital and ward, or house and landmark; town and county.',
          required: 'Write where the patient is now.',
        },
        to: {
          label: 'To',
          help: 'Hospital and ward, or house and landmark; town and county.',
          required: 'Write where the patient has to go.',
        },
        day: { label: 'Day', required: 'Choose the day of the journey.' },
        arrival: { label: 'Time at which the patient has to be there', short: 'There by' },
      },
    },
    patient: {
      question: 'How is the patient?',
      title: 'The patient',
      note: healthNote,
      fields: roadPatient,
    },
    rest: {
      question: 'What should we plan for?',
      title: 'To plan for',
      fields: {
        stairs: {
          label: 'Is the bed upstairs, at either end?',
          short: 'Stairs',
          required: 'Choose whether the bed is upstairs.',
          options: {
            none: 'No',
            lift: 'Yes, with a lift for a stretcher',
            stairs: 'Yes, by stairs',
            unknown: 'I do not know yet',
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

/** The page of requests for a transfer by road. */
export const transferRequest: RequestContent = requestContent({
  sheet: { definition: transfer, words },
  backTo: '/PatientTransfer',
  title: 'Ask for a patient transfer by road',
  description:
    'Ask for a planned journey of a patient by ambulance or transfer van: from where to where, which day and how the patient is.',
});
