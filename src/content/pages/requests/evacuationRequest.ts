import texts from '#words/requests/evacuationRequest.json';
import { evacuation } from '../../../domain/requests/evacuation';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, period, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof evacuation> = {
  ...texts.words,
  steps: {
    places: texts.words.steps.places,
    access: texts.words.steps.access,
    cover: {
      ...texts.words.steps.cover,
      fields: {
        ...period,
        ...texts.words.steps.cover.fields,
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
