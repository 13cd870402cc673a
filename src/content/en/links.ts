import { owner } from '../owner';
import type { Link } from '../types';

/** Calls the service. */
export const callLink: Link = { label: `Call ${owner.phone.display}`, to: owner.phone.href };

/** Opens WhatsApp. */
export const whatsappLink: Link = { label: 'Write on WhatsApp', to: owner.whatsapp.href };

/** Leads to the contact form. */
export const contactLink: Link = { label: 'Contact Us', to: '/ContactUs' };

/** Leads to the contact form with a service filled in. @param service As it stands in `ServiceContent.service`. */
export function quoteLink(service: string): Link {
  return { label: 'Get a Quote Today', to: `/ContactUs?service=${encodeURIComponent(service)}` };
}
