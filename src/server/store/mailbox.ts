import { domainToASCII } from 'node:url';

/** Domains of one mail service that ignores the dots of an address. */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * One spelling for all addresses of a mailbox that cost nothing to invent, for counting only: a `+tag`, capitals, the dots of
 * a Gmail address, and the spellings of a domain. Mail goes to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const typed = email.normalize('NFKC').trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const name = typed.slice(at + 1).replace(/\.+$/, '');
  const domain = domainToASCII(name) || name;
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
