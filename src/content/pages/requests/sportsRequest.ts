import texts from '#words/requests/sportsRequest.json';
import { sports } from '../../../domain/requests/sports';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { crowdCover, dayWords, organiser, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof sports> = {
  ...texts.words,
  steps: {
    sport: {
      ...texts.words.steps.sport,
      fields: {
        ...texts.words.steps.sport.fields,
        minors: { ...texts.words.steps.sport.fields.minors, options: yesNoWords },
      },
    },
    when: {
      ...texts.words.steps.when,
      fields: {
        ...dayWords,
        ...texts.words.steps.when.fields,
        starts: { ...dayWords.starts, ...texts.words.steps.when.fields.starts },
        ends: { ...dayWords.ends, ...texts.words.steps.when.fields.ends },
      },
    },
    cover: {
      ...texts.words.steps.cover,
      fields: {
        wanted: crowdCover,
        ...texts.words.steps.cover.fields,
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for cover of sports. */
export const sportsRequest: RequestContent = requestContent({
  sheet: { definition: sports, words },
  backTo: '/SportsCoverage',
  title: texts.title,
  description: texts.description,
});
