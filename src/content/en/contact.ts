import picture from 'virtual:picture/banner-contact';
import type { ContactContent } from '../formTypes';
import { owner } from '../owner';
import { ownAnswerTime } from './answerTime';
import { contactForm } from './contactForm';
import { callLink, whatsappLink } from './links';
import { quotedServices } from './quotedServices';

/** The contact page. */
export const contact: ContactContent = {
  meta: {
    title: 'Contact us: call, WhatsApp or write',
    description:
      'Call us at any hour in an emergency. For quotes, cover, clinics and questions, use WhatsApp, email or the form on this page.',
  },
  banner: {
    title: 'Contact Us',
    lead: 'In an emergency, call. For everything else, write in the way that suits you.',
    picture,
  },
  urgent: {
    title: 'Is somebody hurt or very ill now?',
    text: 'Do not write. Call us: the phone is answered day and night.',
    call: callLink,
  },
  form: {
    ...contactForm,
    quoted: quotedServices,
    title: 'Send us a message',
    quoteTitle: 'A quote for {service}',
    lead: 'For quotes, cover, transfers and questions. All four fields are needed.',
  },
  ways: {
    title: 'Other ways to reach us',
    items: [
      {
        title: 'Phone',
        text: `Day and night, every day. From abroad: ${owner.phone.international}.`,
        link: { label: owner.phone.display, to: owner.phone.href },
      },
      {
        title: 'WhatsApp',
        text: 'To send a location, a photo of a site plan or a guest list.',
        link: whatsappLink,
      },
      {
        title: 'Email',
        text: 'For letters, tenders and documents.',
        link: { label: owner.email, to: `mailto:${owner.email}` },
      },
      { title: 'Address', text: owner.address },
    ],
  },
  next: {
    title: 'What happens with your message',
    items: [
      {
        title: 'It reaches our office',
        text: 'The page tells you when your message has arrived. If it has not, your text stays in the form.',
      },
      { title: 'A person reads it', text: 'It goes to somebody who knows the service you ask about.' },
      { title: 'You hear from us', text: `${ownAnswerTime} We may have questions first.` },
    ],
  },
};
