import { owner } from '../owner';
import { forms } from '../../domain/forms';
import type { Link } from '../../domain/link';
import { requestsPage } from '../../domain/requests/requestsPath';

/** Calls the service. */
export const callLink: Link = { label: `Call ${owner.phone.display}`, to: owner.phone.href };

/** Opens WhatsApp. */
export const whatsappLink: Link = { label: 'Write on WhatsApp', to: owner.whatsapp.href };

/** Leads to the contact form. */
export const contactLink: Link = { label: 'Contact Us', to: forms.contact.page };

/** Leads to first aid. */
export const firstAidLink: Link = { label: 'First aid', to: '/FirstAid' };

/** Leads to the booking form. */
export const bookingLink: Link = { label: 'Book Appointment', to: forms.booking.page };

/** Leads to the forms by which cover, a transfer or a course is asked for. */
export const requestLink: Link = { label: 'Ask for an offer', to: requestsPage };
