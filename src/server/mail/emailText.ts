import { domainToASCII } from 'node:url';
import { email } from '../../domain/fields';
import { indented, oneLine } from '../words/visitorText';

/** An attachment. */
export interface Attachment {
  filename: string;
  content: string;
  /** Content type, such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string;
}

/** A complete e-mail: plain text with `\n` line ends. */
export interface Email {
  /** The same for every attempt, so that duplicates can be recognised. */
  messageId: string;
  subject: string;
  text: string;
  /** HTML version. Default: plain text only. */
  html?: string;
  /** Attachments, such as a calendar file of the appointment. */
  attachments?: readonly Attachment[];
  /** Unsubscribe link, for the mail program's own button. */
  unsubscribeUrl?: string;
  /** The visitor's address, validated again. */
  replyTo?: string;
  /** The visitor's address if the e-mail is sent there. Default: it is sent to staff. */
  visitor?: string;
  /** The address of staff that it is sent to. Default: the first one. */
  staff?: string;
}

/** An e-mail without its id. */
export type Draft = Omit<Email, 'messageId'>;
type Facts = Readonly<Record<string, string | undefined>>;

/** A link into the desk with what it does: the first lines of every e-mail to staff. */
export const linkLines = (link: string) => [
  'This link opens the desk once and expires in 12 hours. Do not share it:',
  link,
];

/**
 * The link and what to do, then facts, one per line, then the visitor's text: nothing of ours follows it.
 * @param toDo One sentence.
 */
export function emailText(toDo: string, link: string, facts: Facts, written: string | undefined): string {
  const lines = Object.entries(facts).flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${oneLine(value)}`],
  );
  const heading = 'What the visitor wrote, each line indented, to the end of this mail:';
  const quote = written === undefined ? [] : ['', heading, '', indented(written)];
  return [...linkLines(link), '', toDo, '', ...lines, ...quote, ''].join('\n');
}

/**
 * An address as mail servers take it, with its domain in ASCII; undefined if it could break a header, or has other letters
 * before the `@`: forms refuse these.
 */
export function reachable(address: string | undefined): string | undefined {
  const checked = email.safeParse(address);
  if (!checked.success) return undefined;
  const at = checked.data.lastIndexOf('@');
  const domain = domainToASCII(checked.data.slice(at + 1));
  const written = `${checked.data.slice(0, at)}@${domain}`;
  return domain !== '' && /^[\x21-\x7e]+$/.test(written) ? written : undefined;
}

/** Replies go to the visitor, if the address can be reached. */
export function replyTo(address: string | undefined): Pick<Draft, 'replyTo'> {
  const written = reachable(address);
  return written === undefined ? {} : { replyTo: written };
}

/** Longest name in a subject, in letters: phones show no more. */
const longestName = 40;

/** A subject that tells one mail from another: what it is, its reference, and what it is about. */
export function staffSubject(
  kind: string,
  reference: string,
  about: readonly (string | undefined)[],
): string {
  const parts = about.flatMap((part) => {
    const letters = Array.from(oneLine(part ?? '').trim());
    if (letters.length === 0) return [];
    return [
      letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : letters.join(''),
    ];
  });
  return `${kind} ${reference}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}
