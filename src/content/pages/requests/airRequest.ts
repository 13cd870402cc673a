import texts from '#words/requests/airRequest.json';
import { air } from '../../../domain/requests/air';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, flightPatient, healthNote, payer, person, released, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof air> = {
  ...texts.words,
  steps: {
    journey: texts.words.steps.journey,
    patient: { ...texts.words.steps.patient, note: healthNote, fields: flightPatient },
    rest: {
      ...texts.words.steps.rest,
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
  title: texts.title,
  description: texts.description,
});
