/** A WhatsApp address whose message begins with a text; what the address brought along before is left out. */
export const whatsappWith = (href: string, text: string): string =>
  `${href.replace(/\?.*/, '')}?text=${encodeURIComponent(text)}`;

/**
 * Opens the phone's messages with words that are ready to send. Android takes what follows `?`, as RFC 5724 has it, and iOS what
 * follows `&`: both find `body` after the two.
 * @param tel A `tel:` address.
 */
export const smsWith = (tel: string, text: string): string =>
  `${tel.replace('tel:', 'sms:')}?&body=${encodeURIComponent(text)}`;
