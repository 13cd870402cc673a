import texts from '#words/requests/internationalRequest.json';
import { international } from '../../../domain/requests/international';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { companion, consent, flightPatient, healthNote, payer, person, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof international> = {
  name: texts.words.name,
  steps: {
    journey: {
      question: texts.words.steps.journey.question,
      title: texts.words.steps.journey.title,
      fields: {
        from: texts.words.steps.journey.fields.from,
        to: texts.words.steps.journey.fields.to,
        day: texts.words.steps.journey.fields.day,
        accepted: { ...texts.words.steps.journey.fields.accepted, options: yesNoWords },
      },
    },
    patient: { ...texts.words.steps.patient, note: healthNote, fields: flightPatient },
    rest: {
      question: texts.words.steps.rest.question,
      title: texts.words.steps.rest.title,
      fields: {
        passport: { ...texts.words.steps.rest.fields.passport, options: yesNoWords },
        visa: {
          label: texts.words.steps.rest.fields.visa.label,
          short: 'Visa',
          required: texts.words.steps.rest.fields.visa.required,
          options: texts.words.steps.rest.fields.visa.options,
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
  title: texts.title,
  description: texts.description,
});
