import texts from '#words/requests/sportsRequest.json';
import { sports } from '../../../domain/requests/sports';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { crowdCover, dayWords, organiser, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof sports> = {
  name: texts.words.name,
  steps: {
    sport: {
      question: texts.words.steps.sport.question,
      title: texts.words.steps.sport.title,
      fields: {
        sport: texts.words.steps.sport.fields.sport,
        level: texts.words.steps.sport.fields.level,
        athletes: texts.words.steps.sport.fields.athletes,
        spectators: texts.words.steps.sport.fields.spectators,
        minors: { ...texts.words.steps.sport.fields.minors, options: yesNoWords },
      },
    },
    when: {
      question: texts.words.steps.when.question,
      title: texts.words.steps.when.title,
      fields: {
        ...dayWords,
        starts: { ...dayWords.starts, label: texts.words.steps.when.fields.starts.label },
        ends: { ...dayWords.ends, label: texts.words.steps.when.fields.ends.label },
        place: texts.words.steps.when.fields.place,
        course: texts.words.steps.when.fields.course,
      },
    },
    cover: {
      question: texts.words.steps.cover.question,
      title: texts.words.steps.cover.title,
      fields: {
        wanted: crowdCover,
        doctors: texts.words.steps.cover.fields.doctors,
        rules: texts.words.steps.cover.fields.rules,
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
