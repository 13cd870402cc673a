import texts from '#words/requests/schoolsRequest.json';
import type { Facts } from '../../../config/facts';
import { schools } from '../../../domain/requests/schools';
import type { WordsOf } from '../../../domain/requests/words';
import { isClaimed } from '../../claimed';
import { facts } from '../../facts';
import type { RequestContent } from '../../formTypes';
import { person, you } from './common';
import { requestContent } from './requestContent';

const { cover, ...steps } = texts.words.steps;
const { helpWithoutApproval, ...wanted } = cover.fields.wanted;
const { ambulanceAlways, ...options } = wanted.options;

/** The words of a request, as they are with an approval of DOSHS or without. */
export function schoolsWords({ doshsApproval }: Pick<Facts, 'doshsApproval'>): WordsOf<typeof schools> {
  return {
    ...texts.words,
    steps: {
      ...steps,
      cover: {
        ...cover,
        fields: {
          ...cover.fields,
          wanted: {
            ...wanted,
            help: doshsApproval === '' ? helpWithoutApproval : wanted.help,
            options: {
              ...options,
              ambulance: isClaimed('crewsAlways') ? ambulanceAlways : options.ambulance,
            },
          },
        },
      },
      you: { ...you, fields: person },
    },
  };
}

/** The page of requests for cover of a school. */
export const schoolsRequest: RequestContent = requestContent({
  sheet: { definition: schools, words: schoolsWords(facts) },
  backTo: '/SchoolEmergencyCover',
  title: texts.title,
  description: texts.description,
});
