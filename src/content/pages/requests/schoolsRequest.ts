import texts from '#words/requests/schoolsRequest.json';
import { schools } from '../../../domain/requests/schools';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { person, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof schools> = {
  ...texts.words,
  steps: {
    school: texts.words.steps.school,
    grounds: texts.words.steps.grounds,
    cover: texts.words.steps.cover,
    you: { ...you, fields: person },
  },
};

/** The page of requests for cover of a school. */
export const schoolsRequest: RequestContent = requestContent({
  sheet: { definition: schools, words },
  backTo: '/SchoolEmergencyCover',
  title: texts.title,
  description: texts.description,
});
