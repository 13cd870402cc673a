import texts from '#words/requests/trainingRequest.json';
import { training } from '../../../domain/requests/training';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof training> = {
  ...texts.words,
  steps: {
    group: texts.words.steps.group,
    when: {
      ...texts.words.steps.when,
      fields: {
        ...texts.words.steps.when.fields,
        language: {
          ...texts.words.steps.when.fields.language,
          options: { ...texts.words.steps.when.fields.language.options, kiswahili: 'Kiswahili' },
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for a course. */
export const trainingRequest: RequestContent = requestContent({
  sheet: { definition: training, words },
  backTo: '/FirstAidTraining',
  title: texts.title,
  description: texts.description,
});
