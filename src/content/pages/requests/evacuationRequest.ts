import texts from '#words/requests/evacuationRequest.json';
import { evacuation } from '../../../domain/requests/evacuation';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, period, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof evacuation> = {
  name: texts.words.name,
  steps: {
    places: texts.words.steps.places,
    access: texts.words.steps.access,
    cover: {
      question: texts.words.steps.cover.question,
      title: texts.words.steps.cover.title,
      fields: {
        ...period,
        wanted: texts.words.steps.cover.fields.wanted,
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for evacuation cover. */
export const evacuationRequest: RequestContent = requestContent({
  sheet: { definition: evacuation, words },
  backTo: '/EvacuationServices',
  title: texts.title,
  description: texts.description,
});
