import { owner } from '../owner';
import { forms } from '../../domain/forms';
import { chatThatSays } from '../whatsapp';
import type { Link } from '../../domain/link';
import { requestPage, requestsPage, type RequestKind } from '../../domain/requests/kinds';
import type { QuotedService } from './quotedServices';

/** Calls the service. */
export const callLink: Link = { label: `Call ${owner.phone.display}`, to: owner.phone.href };

/** Opens WhatsApp with the beginning of a message. */
export const whatsappSaying = (words: string): Link => ({
  label: 'Write on WhatsApp',
  to: chatThatSays(words),
});

/** Opens WhatsApp for a question. */
export const whatsappLink = whatsappSaying('Hello. I have a question:');

/** Leads to the contact form. */
export const contactLink: Link = { label: 'Contact Us', to: forms.contact.page };

/** Leads to first aid. */
export const firstAidLink: Link = { label: 'First aid', to: '/FirstAid' };

/** Leads to the page that finds out where somebody is. */
export const whereAmILink: Link = { label: 'Tell us where you are', to: '/WhereAmI' };

/** Leads to what happens after a call. */
export const whatHappensLink: Link = { label: 'What happens when you call', to: '/WhatHappens' };

/** Leads to the booking form. */
export const bookingLink: Link = { label: 'Book Appointment', to: forms.booking.page };

/** Leads to the forms by which cover, a transfer or a course is asked for. */
export const requestLink: Link = { label: 'Ask for an offer', to: requestsPage };

/** Services whose quote is asked for by a form of their own. */
const requestOf: Readonly<Partial<Record<QuotedService, RequestKind>>> = {
  'Air Medical Evacuation': 'air',
  'Evacuation Cover': 'evacuation',
  'Event Coverage': 'events',
  'International Patient Transfer': 'international',
  'Patient Transfer': 'transfer',
  'School Emergency Cover': 'schools',
  'Site Emergency Cover': 'sites',
  'Sports Coverage': 'sports',
};

/** Opens the form of a service's requests, or the contact form with the service filled in where it has none. */
export function quoteLink(service: QuotedService): Link {
  const kind = requestOf[service];
  const write = `${forms.contact.page}?service=${encodeURIComponent(service)}#write`;
  return { label: 'Get a Quote Today', to: kind === undefined ? write : requestPage(kind) };
}
