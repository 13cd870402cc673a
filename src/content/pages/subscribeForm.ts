import words from '#words/subscribeForm.json';
import type { SubscribeFormContent } from '../formTypes';
import { consentWords } from './consents';
import { formNotes } from './formNotes';

/** Words of the subscribe form in the footer. */
export const subscribeForm: SubscribeFormContent = {
  labels: {
    ...words.labels,
    tooMany: formNotes.tooMany,
    leaveEmpty: formNotes.leaveEmpty,
    notice: consentWords.subscribe,
    policy: formNotes.policy,
  },
  messages: words.messages,
};
