import { wellFormed } from './text';

/** A WhatsApp address with a prefilled message; it replaces a message that the address already has. */
export const whatsappWith = (href: string, text: string): string =>
  `${href.replace(/\?.*/, '')}?text=${encodeURIComponent(wellFormed(text))}`;

/**
 * Address that opens the phone's SMS app with a prefilled text. Android expects `?`, as in RFC 5724, and iOS expects `&`:
 * with both, each finds `body`.
 * @param tel A `tel:` address.
 */
export const smsWith = (tel: string, text: string): string =>
  `${tel.replace('tel:', 'sms:')}?&body=${encodeURIComponent(wellFormed(text))}`;
