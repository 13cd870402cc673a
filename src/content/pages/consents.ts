import words from '#words/consents.json';
import { owner } from '../owner';

/**
 * What somebody agrees to by sending a form. Give a changed text today’s day in `src/domain/consents.ts`, which is
 * stored with each submission.
 */
export const consentWords = words.consentWords;

/** What is said at the contact form. Of an e-mail service in another country the sender has to know before sending. */
export const contactNotice =
  owner.emailService.origin === ''
    ? words.contactNotice.useMessageDetailsAnswerNothing
    : words.contactNotice.emailService;
