import type { AssistantContent } from '../assistantTypes';
import { askAnswers } from './assistant/asks';
import { concernAnswers } from './assistant/concerns';
import { clinic, helpers } from './assistant/distress';
import { emergencyAnswers } from './assistant/emergencies';
import { matterWords } from './assistant/matters';
import { panel } from './assistant/panel';
import { serviceAnswers } from './assistant/service';
import { topicAnswers } from './assistant/topics';
import { turns } from './assistant/turns';
import { callWhen } from './assistant/urgent';
import { youngAnswers } from './assistant/young';
import { owner } from '../owner';
import { reviews } from './firstAid/reviews';
import { noAnswer } from './firstAid/short';
import { topicLinks } from './firstAid/topicLinks';
import { contactLink } from './links';

/** The assistant: an answer for every rule and every first-aid topic, and the words around them. */
export const assistant: AssistantContent = {
  ...panel,
  topics: topicAnswers,
  young: youngAnswers,
  concerns: concernAnswers,
  helpers,
  asks: askAnswers,
  clinic,
  noAnswer,
  ...matterWords,
  turns,
  // The words on both stand on one page.
  reviews: { ...reviews, ...(reviews.notBreathing && { notAwake: reviews.notBreathing }) },
  answers: {
    ...serviceAnswers,
    ...emergencyAnswers,
    fallback: {
      call: true,
      callLine: callWhen('In an emergency'),
      lines: [
        'I am not sure that I understand, but I will try to help.',
        'The dispatcher asks where you are, what happened, and whether the person is awake and breathing.',
        `Kwa Kiswahili: Piga ${owner.phone.display} sasa. Sema uko wapi, nini kimetokea, na kama mgonjwa yuko macho na anapumua.`,
        'Every question about an emergency is welcome. Please ask again in a few words.',
      ],
      links: [topicLinks.overview, topicLinks.whatToSay, contactLink],
    },
  },
};
