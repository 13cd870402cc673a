import texts from '#words/requests/eventsRequest.json';
import { events } from '../../../domain/requests/events';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { crowdCover, dayWords, organiser, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof events> = {
  name: texts.words.name,
  steps: {
    event: texts.words.steps.event,
    when: {
      question: texts.words.steps.when.question,
      title: texts.words.steps.when.title,
      fields: {
        ...dayWords,
        starts: { ...dayWords.starts, label: texts.words.steps.when.fields.starts.label },
        ends: { ...dayWords.ends, label: texts.words.steps.when.fields.ends.label },
        place: texts.words.steps.when.fields.place,
        access: { ...texts.words.steps.when.fields.access, options: yesNoWords },
      },
    },
    cover: {
      question: texts.words.steps.cover.question,
      title: texts.words.steps.cover.title,
      fields: {
        wanted: crowdCover,
        onSite: texts.words.steps.cover.fields.onSite,
        earlier: texts.words.steps.cover.fields.earlier,
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
