import words from '#words/contact.json';
import { fill } from '../../domain/fill';
import picture from 'virtual:picture/banner-contact';
import type { ContactContent } from '../formTypes';
import { facts } from '../facts';
import { owner } from '../owner';
import { ownAnswerTime } from './answerTime';
import { contactForm } from './contactForm';
import { callLink, countiesLink, whatsappLink } from './links';
import { quotedServices } from './quotedServices';

/** The number for calls from abroad: a short code is known to Kenyan networks alone. */
const abroad = owner.phone.international ?? owner.secondPhone?.international;

/** The contact page. */
export const contact: ContactContent = {
  meta: words.meta,
  banner: { ...words.banner, picture },
  urgent: { ...words.urgent, call: callLink },
  form: {
    ...contactForm,
    quoted: quotedServices,
    title: words.form.title,
    quoteTitle: words.form.quoteTitle,
    lead: words.form.lead,
  },
  ways: {
    title: words.ways.title,
    items: [
      {
        title: words.ways.items.phone.title,
        text: [
          words.ways.items.phone.text,
          ...(abroad === undefined ? [] : [fill(words.ways.items.phone.abroad, { international: abroad })]),
        ].join(' '),
        link: { label: owner.phone.display, to: owner.phone.href },
      },
      ...(owner.officePhone
        ? [
            {
              title: words.ways.items.officePhone.title,
              text: [words.ways.items.officePhone.text, facts.officeHours.join(', ')].join(' ').trim(),
              link: { label: owner.officePhone.display, to: owner.officePhone.href },
            },
          ]
        : []),
      ...(owner.secondPhone
        ? [
            {
              ...words.ways.items.secondPhone,
              link: { label: owner.secondPhone.display, to: owner.secondPhone.href },
            },
          ]
        : []),
      {
        title: 'WhatsApp',
        text: words.ways.items.whatsApp,
        link: whatsappLink,
      },
      {
        ...words.ways.items.email,
        link: { label: owner.email, to: `mailto:${owner.email}` },
      },
      { title: words.ways.items.address, text: owner.address },
      { ...words.ways.items.counties, link: countiesLink },
    ],
  },
  next: {
    title: words.next.title,
    items: [
      words.next.items.reachesOffice,
      words.next.items.personReads,
      { title: words.next.items.hearUs.title, text: fill(words.next.items.hearUs.text, { ownAnswerTime }) },
    ],
  },
};
