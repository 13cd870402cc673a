import { email } from '../../domain/fields';
import { indented, oneLine } from './visitorText';

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  content: string;
  /** Such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string;
}

/** A mail, ready to be sent: plain text with `\n` line ends. */
export interface Email {
  /** The same for every try, so that a mail which arrives twice is known to be one. */
  messageId: string;
  subject: string;
  text: string;
  /** The same as a page, for those who see it. Default: plain text alone. */
  html?: string;
  /** Files that go with it, such as the day of an appointment for a calendar. */
  attachments?: readonly Attachment[];
  /** Address of the link that ends such mails, for the mail program's own button. */
  leave?: string;
  /** The visitor's address, checked again. */
  replyTo?: string;
  /** The same where the mail goes there. Default: it goes to staff. */
  visitor?: string;
}

/** A mail before it has its id. */
export type Draft = Omit<Email, 'messageId'>;
type Facts = Readonly<Record<string, string | undefined>>;

/** A command of the desk, as it is typed. */
export const desk = (words: string) => `npm run desk -- ${words}`;

/** Facts one a line, then what to do, then to the end what the visitor wrote: nothing of ours follows it. */
export function emailText(facts: Facts, toDo: readonly string[], written: string | undefined): string {
  const lines = Object.entries(facts).flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${oneLine(value)}`],
  );
  const heading = 'What the visitor wrote, each line indented, to the end of this mail:';
  const quote = written === undefined ? [] : ['', heading, '', indented(written)];
  return [...lines, '', ...toDo, ...quote, ''].join('\n');
}

/** Answers go to the visitor, where the address is one that cannot break a header. */
export function replyTo(address: string | undefined): Pick<Draft, 'replyTo'> {
  const checked = email.safeParse(address);
  return checked.success && /^[\x21-\x7e]+$/.test(checked.data) ? { replyTo: checked.data } : {};
}
