import texts from '#words/requests/sitesRequest.json';
import type { Facts } from '../../../config/facts';
import { fill } from '../../../domain/fill';
import { sites } from '../../../domain/requests/sites';
import type { RequestWords, WordsOf } from '../../../domain/requests/words';
import { facts } from '../../facts';
import type { RequestContent } from '../../formTypes';
import { organiser, period, you } from './common';
import { requestContent } from './requestContent';

type Approval = Pick<Facts, 'doshsApproval'>;

const { also, ...coverFields } = texts.words.steps.cover.fields;

/** The fields that do not depend on an approval. */
const always = {
  ...texts.words,
  steps: {
    site: texts.words.steps.site,
    risks: texts.words.steps.risks,
    cover: {
      ...texts.words.steps.cover,
      fields: { ...period, ...coverFields },
    },
    you: { ...you, fields: organiser },
  },
};

/** All that a request can hold: desk, mail and export show what was once asked. */
export function sitesWords({ doshsApproval: number }: Approval): WordsOf<typeof sites> {
  const { steps, ...others } = always;
  const { cover } = steps;
  return {
    ...others,
    steps: {
      ...steps,
      cover: { ...cover, fields: { ...cover.fields, also: { ...also, help: fill(also.help, { number }) } } },
    },
  };
}

/** The page offers audit and training only with an approval: a field without words is not asked. */
const askedWords = (approval: Approval): RequestWords =>
  approval.doshsApproval === '' ? always : sitesWords(approval);

/** The page of requests for cover of a workplace, as it is with an approval of DOSHS or without. */
export const sitesRequestFrom = (approval: Approval): RequestContent =>
  requestContent({
    sheet: { definition: sites, words: askedWords(approval) },
    backTo: '/SiteEmergencyCover',
    title: texts.title,
    description: texts.description,
  });

/** The page of requests for cover of a workplace. */
export const sitesRequest: RequestContent = sitesRequestFrom(facts);
