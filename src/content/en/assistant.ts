import type { AssistantContent } from '../assistantTypes';
import { concernAnswers } from './assistant/concerns';
import { emergencyAnswers } from './assistant/emergencies';
import { panel } from './assistant/panel';
import { serviceAnswers } from './assistant/service';
import { topicAnswers } from './assistant/topics';
import { youngAnswers } from './assistant/young';
import { callFirst } from './firstAid/short';
import { topicLinks } from './firstAid/topicLinks';
import { contactLink } from './links';

/** The assistant: an answer for every rule and every first-aid topic, and the words around them. */
export const assistant: AssistantContent = {
  ...panel,
  topics: topicAnswers,
  young: youngAnswers,
  concerns: concernAnswers,
  answers: {
    ...serviceAnswers,
    ...emergencyAnswers,
    fallback: {
      lines: [
        'I am not sure that I understand, but I will try to help.',
        `An emergency? ${callFirst}`,
        'Ask again in a few words: who, what happened, awake, breathing?',
        'Every question about an emergency is welcome.',
      ],
      links: [topicLinks.overview, topicLinks.whatToSay, contactLink],
    },
  },
};
