import words from '#words/consents.json';
import { fill } from '../../domain/fill';
import { owner } from '../owner';

/**
 * What somebody agrees to by sending a form. Give a changed text today’s day in `src/domain/consents.ts`, which is
 * stored with each submission.
 */
export const consentWords = words.consentWords;

/** Host of the e-mail service to which contact messages go; empty if they stay on this server. */
export const emailProvider =
  owner.emailService.origin === '' ? '' : new URL(owner.emailService.origin).hostname;

/** The box of the contact form, for messages that go to an e-mail service: a transfer abroad needs express consent. */
export const consentAbroad = (provider: string) => ({
  legend: words.abroad.legend,
  label: fill(words.abroad.label, { provider }),
  required: words.abroad.required,
});

/** What is said at the contact form. Of an e-mail service in another country the sender has to know before sending. */
export const contactNotice =
  emailProvider === ''
    ? words.contactNotice.useMessageDetailsAnswerNothing
    : words.contactNotice.emailService;
