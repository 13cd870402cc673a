import { firstAidPath, firstAidRoot } from '../../domain/firstAidPath';
import { language } from './language';
import texts from '#words/whereAmI.json';
import { chatAbout } from '../whatsapp';
import type { WhereAmIContent } from '../pageTypes';
import { callLink } from './links';
import { messages } from './messages';

/** Finds out where somebody is, and hands it on. What is asked comes from part E of the first-aid facts. */
export const whereAmI: WhereAmIContent = {
  meta: texts.meta,
  title: texts.title,
  lead: texts.lead,
  place: {
    call: callLink,
    whatsapp: chatAbout('emergency', messages),
    labels: {
      ...texts.place.labels,
      code: 'Plus Code:',
      whatsapp: 'WhatsApp',
      sms: 'SMS',
    },
    words: texts.place.words,
    problems: texts.place.problems,
    questions: texts.place.questions,
  },
  related: {
    title: texts.related.title,
    pages: [
      { ...texts.related.pages.whatToSay, to: firstAidPath('whatToSay', language) },
      { ...texts.related.pages.firstAid, to: firstAidRoot(language) },
    ],
  },
};
