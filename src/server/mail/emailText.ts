import { email } from '../../domain/fields';
import { indented, oneLine } from './visitorText';

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
}

/** An e-mail without its id. */
export type Draft = Omit<Email, 'messageId'>;
type Facts = Readonly<Record<string, string | undefined>>;

/** A command of the desk, as it is typed. */
export const desk = (words: string) => `npm run desk -- ${words}`;

/** Facts, one per line, then what to do, then the visitor's text: nothing of ours follows it. */
export function emailText(facts: Facts, toDo: readonly string[], written: string | undefined): string {
  const lines = Object.entries(facts).flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${oneLine(value)}`],
  );
  const heading = 'What the visitor wrote, each line indented, to the end of this mail:';
  const quote = written === undefined ? [] : ['', heading, '', indented(written)];
  return [...lines, '', ...toDo, ...quote, ''].join('\n');
}

/** Replies go to the visitor, if the address cannot break a header. */
export function replyTo(address: string | undefined): Pick<Draft, 'replyTo'> {
  const checked = email.safeParse(address);
  return checked.success && /^[\x21-\x7e]+$/.test(checked.data) ? { replyTo: checked.data } : {};
}
