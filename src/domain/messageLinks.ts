/** A WhatsApp address whose message begins with a text; what the address brought along before is left out. */
export const whatsappWith = (href: string, text: string): string =>
  `${href.replace(/\?.*/, '')}?text=${encodeURIComponent(text)}`;
