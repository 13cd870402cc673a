import texts from '#words/requests/transferRequest.json';
import { transfer } from '../../../domain/requests/transfer';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, healthNote, payer, person, released, roadPatient, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof transfer> = {
  ...texts.words,
  steps: {
    journey: texts.words.steps.journey,
    patient: { ...texts.words.steps.patient, note: healthNote, fields: roadPatient },
    rest: {
      ...texts.words.steps.rest,
      fields: {
        ...texts.words.steps.rest.fields,
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
  title: texts.title,
  description: texts.description,
});
