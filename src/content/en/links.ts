import { owner } from '../owner';
import { forms } from '../../domain/forms';
import { chatThatSays } from '../whatsapp';
import type { Link } from '../../domain/link';
import { requestsPage } from '../../domain/requests/kinds';

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
