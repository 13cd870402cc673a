import texts from '#words/requests/sitesRequest.json';
import { fill } from '../../../domain/fill';
import { sites } from '../../../domain/requests/sites';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { facts } from '../../facts';
import { organiser, period, you } from './common';
import { requestContent } from './requestContent';

const { doshsApproval: number } = facts;
const { also, ...cover } = texts.words.steps.cover.fields;

const words: WordsOf<typeof sites> = {
  ...texts.words,
  steps: {
    site: texts.words.steps.site,
    risks: texts.words.steps.risks,
    cover: {
      ...texts.words.steps.cover,
      fields: {
        ...period,
        ...cover,
        also: { ...also, help: number === '' ? also.help.ask : fill(also.help.approved, { number }) },
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
