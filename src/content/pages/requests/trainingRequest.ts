import texts from '#words/requests/trainingRequest.json';
import { training } from '../../../domain/requests/training';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof training> = {
  name: texts.words.name,
  steps: {
    group: texts.words.steps.group,
    when: {
      question: texts.words.steps.when.question,
      title: texts.words.steps.when.title,
      fields: {
        day: texts.words.steps.when.fields.day,
        where: texts.words.steps.when.fields.where,
        place: texts.words.steps.when.fields.place,
        language: {
          label: texts.words.steps.when.fields.language.label,
          required: texts.words.steps.when.fields.language.required,
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
  backTo: '/NumbersAndPapers',
  title: texts.title,
  description: texts.description,
});
