import { air } from '../../../domain/requests/air';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, flightPatient, healthNote, payer, person, released, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof air> = {
  name: 'Air Medical Evacuation',
  steps: {
    journey: {
      question: 'From where to where?',
      title: 'The flight',
      fields: {
        from: {
          label: 'From',
          help: 'Hospital, lodge or village, and county. A Plus Code is welcome.',
          required: 'Write where the patient is now.',
        },
        airstrip: { label: 'Nearest airstrip, if you know it', short: 'Airstrip' },
        to: { label: 'To', help: 'Hospital and town.', required: 'Write where the patient has to go.' },
        day: { label: 'Day', required: 'Choose the day of the flight.' },
      },
    },
    patient: {
      question: 'How is the patient?',
      title: 'The patient',
      note: healthNote,
      fields: flightPatient,
    },
    rest: {
      question: 'What should we plan for?',
      title: 'To plan for',
      fields: { released, companion, payer },
    },
    you: { ...you, fields: person },
  },
  consent,
};

/** The page of requests for a flight. */
export const airRequest: RequestContent = requestContent({
  sheet: { definition: air, words },
  backTo: '/AirMedicalEvac',
  title: 'Ask for an air evacuation',
  description:
    'Plan the flight of a patient inside Kenya: from where to where, which day, how the patient is and who pays. If it cannot wait, call.',
});
