import { owner } from '../owner';

/**
 * What somebody agrees to by sending a form. Give a changed text today’s day in `src/domain/consents.ts`, which is
 * stored with each submission.
 */
export const consentWords = {
  review:
    'By pressing Submit you agree that we publish your review with your name and title, once a person has read it. You can take this back at any time.',
  booking:
    'By sending this you agree that we use these details, the clinic among them, to arrange your appointment and for nothing else. You can take this back at any time.',
  subscribe: 'By subscribing you agree to our news by email. You can leave at any time.',
} as const;

/** What is said at the contact form. Of an e-mail service in another country the sender has to know before sending. */
export const contactNotice =
  owner.emailService.origin === ''
    ? 'We use your message and your details to answer you, and for nothing else.'
    : 'We use your message and your details to answer you, and for nothing else. They are sent through an email service whose servers may be outside Kenya. If you do not want that, call us.';
