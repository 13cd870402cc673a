import texts from '#words/requests/eventsRequest.json';
import { events } from '../../../domain/requests/events';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { crowdCover, dayWords, organiser, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof events> = {
  ...texts.words,
  steps: {
    event: texts.words.steps.event,
    when: {
      ...texts.words.steps.when,
      fields: {
        ...dayWords,
        ...texts.words.steps.when.fields,
        starts: { ...dayWords.starts, ...texts.words.steps.when.fields.starts },
        ends: { ...dayWords.ends, ...texts.words.steps.when.fields.ends },
        access: { ...texts.words.steps.when.fields.access, options: yesNoWords },
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

/** The page of requests for cover of an event. */
export const eventsRequest: RequestContent = requestContent({
  sheet: { definition: events, words },
  backTo: '/EventCoverage',
  title: texts.title,
  description: texts.description,
});
