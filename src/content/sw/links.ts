import { forms } from '../../domain/forms';
import { pathIn } from '../../domain/language';
import type { Link } from '../../domain/link';
import { requestsPage } from '../../domain/requests/kinds';
import { owner } from '../owner';
import { chatThatSays } from '../whatsapp';

/** Calls the service. */
export const callLink: Link = { label: `Piga ${owner.phone.display}`, to: owner.phone.href };

/** Leads to the Kiswahili page that an English address has. */
export const linkInKiswahili = (label: string, path: string): Link => ({ label, to: pathIn('sw', path) });

/** Leads to the beginning of the site. */
export const homeLink: Link = linkInKiswahili('Rudi mwanzo', '/');

/** Opens WhatsApp with the beginning of a message. */
export const whatsappSaying = (words: string): Link => ({
  label: 'Andika kwa WhatsApp',
  to: chatThatSays(words),
});

/** Opens WhatsApp for a question. */
export const whatsappLink = whatsappSaying('Habari. Nina swali:');

/** Leads to the contact form. */
export const contactLink: Link = linkInKiswahili('Wasiliana Nasi', forms.contact.page);

/** Leads to first aid. */
export const firstAidLink: Link = linkInKiswahili('Huduma ya kwanza', '/FirstAid');

/** Leads to the page that finds out where somebody is. */
export const whereAmILink: Link = linkInKiswahili('Tuambie uko wapi', '/WhereAmI');

/** Leads to what happens after a call. */
export const whatHappensLink: Link = linkInKiswahili('Nini hutokea unapopiga simu', '/WhatHappens');

/** Leads to the booking form. */
export const bookingLink: Link = linkInKiswahili('Panga Miadi', forms.booking.page);

/** Leads to the forms by which cover, a transfer or a course is asked for. */
export const requestLink: Link = linkInKiswahili('Omba bei', requestsPage);
