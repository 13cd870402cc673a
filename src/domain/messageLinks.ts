/** Opens WhatsApp with words that are ready to send. @param href A `https://wa.me/…` address. */
export const whatsappWith = (href: string, text: string): string =>
  `${href}?text=${encodeURIComponent(text)}`;

/**
 * Opens the phone's messages with words that are ready to send. Android takes what follows `?`, as RFC 5724 has it, and iOS what
 * follows `&`: both find `body` after the two.
 * @param tel A `tel:` address.
 */
export const smsWith = (tel: string, text: string): string =>
  `${tel.replace('tel:', 'sms:')}?&body=${encodeURIComponent(text)}`;
