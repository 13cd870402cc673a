import words from '#words/links.json';
import type { Owner } from '../../config/owner';
import { owner } from '../owner';
import { fill } from '../../domain/fill';
import { countiesPage } from '../../domain/countyPath';
import { forms } from '../../domain/forms';
import { pathIn } from '../../domain/language';
import { chatThatSays } from '../whatsapp';
import type { Link } from '../../domain/link';
import { requestsPage } from '../../domain/requests/kinds';
import { language } from './language';

/** Calls the service. */
export const callLink: Link = {
  label: fill(words.call, { phone: owner.phone.display }),
  to: owner.phone.href,
};

/** Calls the office about quotes, invoices and other non-urgent matters; without an office number, calls the service. */
export const officeLinkOf = ({ officePhone }: Pick<Owner, 'officePhone'>): Link =>
  officePhone
    ? {
        label: fill(words.callOffice, { phone: officePhone.display }),
        to: officePhone.href,
        office: true,
      }
    : callLink;

/** The same with the owner’s setting. */
export const officeLink = officeLinkOf(owner);

/** The office’s number for pages about quotes; empty if the office has none, because the emergency number is for emergencies. */
export const officeLinks: readonly Link[] = owner.officePhone ? [officeLink] : [];

/** Number of the office, or of the service, as it is shown. */
export const officeNumber = (owner.officePhone ?? owner.phone).display;

/** Leads to a page of this site in the language of the words. @param path The address of its English page. */
export const pageLink = (label: string, path: string): Link => ({ label, to: pathIn(language, path) });

/** Leads to the beginning of the site. */
export const homeLink = pageLink(words.home, '/');

/** Opens WhatsApp with the beginning of a message. */
export const whatsappSaying = (beginning: string): Link => ({
  label: words.whatsapp,
  to: chatThatSays(beginning),
});

/** Opens WhatsApp for a question. */
export const whatsappLink = whatsappSaying(words.question);

/** Leads to the contact form. */
export const contactLink = pageLink(words.contact, forms.contact.page);

/** Leads to first aid. */
export const firstAidLink = pageLink(words.firstAid, '/FirstAid');

/** Leads to the page that finds out where somebody is. */
export const whereAmILink = pageLink(words.whereAmI, '/WhereAmI');

/** Leads to what happens after a call. */
export const whatHappensLink = pageLink(words.whatHappens, '/WhatHappens');

/** Leads to the booking form. */
export const bookingLink = pageLink(words.booking, forms.booking.page);

/** Leads to the forms by which cover, a transfer or a course is asked for. */
export const requestLink = pageLink(words.request, requestsPage);

/** Leads to the counties to which crews come. */
export const countiesLink = pageLink(words.counties, countiesPage);
