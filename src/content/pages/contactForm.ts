import words from '#words/contactForm.json';
import type { ContactFormContent } from '../formTypes';
import { ownAnswerTime } from './answerTime';
import { consentAbroad, contactNotice, emailProvider } from './consents';
import { errorPage } from './errorPage';
import { formNotes } from './formNotes';
import { officeLink, whatsappLink } from './links';

/** Words of the contact form. */
export const contactForm: ContactFormContent = {
  labels: {
    name: words.labels.name,
    email: words.labels.email,
    phone: words.labels.phone,
    message: words.labels.message,
    submit: words.labels.submit,
    sending: words.labels.sending,
    summary: words.labels.summary,
    sent: words.labels.sent,
    sentNext: ownAnswerTime,
    failed: words.labels.failed,
    ...(errorPage.statuses && { statuses: { ...errorPage.statuses, ...words.labels.statuses } }),
    ...formNotes,
    notice: contactNotice,
    ...(emailProvider !== '' && { abroad: consentAbroad(emailProvider) }),
  },
  help: words.help,
  messages: words.messages,
  otherWays: { call: officeLink, whatsapp: { ...whatsappLink, label: words.otherWays.whatsapp.label } },
  quote: words.quote,
};
