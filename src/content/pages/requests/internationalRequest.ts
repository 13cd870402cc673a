import texts from '#words/requests/internationalRequest.json';
import { international } from '../../../domain/requests/international';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, flightPatient, healthNote, payer, person, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof international> = {
  ...texts.words,
  steps: {
    journey: {
      ...texts.words.steps.journey,
      fields: {
        ...texts.words.steps.journey.fields,
        accepted: { ...texts.words.steps.journey.fields.accepted, options: yesNoWords },
      },
    },
    patient: { ...texts.words.steps.patient, note: healthNote, fields: flightPatient },
    rest: {
      ...texts.words.steps.rest,
      fields: {
        ...texts.words.steps.rest.fields,
        passport: { ...texts.words.steps.rest.fields.passport, options: yesNoWords },
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
  title: texts.title,
  description: texts.description,
});
