import texts from '#words/requests/sitesRequest.json';
import { sites } from '../../../domain/requests/sites';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, period, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof sites> = {
  name: texts.words.name,
  steps: {
    site: texts.words.steps.site,
    risks: texts.words.steps.risks,
    cover: {
      question: texts.words.steps.cover.question,
      title: texts.words.steps.cover.title,
      fields: {
        ...period,
        wanted: texts.words.steps.cover.fields.wanted,
        also: texts.words.steps.cover.fields.also,
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for cover of a workplace. */
export const sitesRequest: RequestContent = requestContent({
  sheet: { definition: sites, words },
  backTo: '/SiteEmergencyCover',
  title: texts.title,
  description: texts.description,
});
