import { describeError } from '../errors';
import { oneLine } from '../words/visitorText';

/** Why an e-mail was not sent. */
export class MailError extends Error {
  override name = 'MailError';

  constructor(
    /** One line without addresses or passwords. */
    message: string,
    /** Whether the mail server has refused this text: retrying is useless. */
    readonly permanent: boolean,
    /** Set if it has refused the address: `gone` if there is no such mailbox, `later` if it may accept mail another time. */
    readonly address?: 'gone' | 'later',
    /** Whether the mail server got all of the text and did not answer: the mail may have arrived. */
    readonly unknown: boolean = false,
  ) {
    super(message);
  }
}

/** What nodemailer adds to its errors. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  /** The server's answer, such as `550 5.1.1 No such user`. */
  response?: string;
}

/** The secrets in the settings, in every encoding that a server may repeat. */
export function secretsOf(smtpUrl: string): string[] {
  const { username, password } = new URL(smtpUrl);
  const decoded = [username, password].map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  const all = [...decoded, username, password].flatMap((word) => [
    word,
    Buffer.from(word).toString('base64'),
  ]);
  return all.filter((word) => word.length > 2);
}

/** An error of the exchange on one line. */
function describe(error: unknown, secrets: readonly string[]): string {
  const { code = 'Error' } = error as SmtpError;
  const message = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), describeError(error));
  const line = oneLine(message.replace(/[^\s<>"']+@[^\s<>"']+/g, '…'));
  return `${code}: ${Array.from(line).slice(0, 200).join('')}`;
}

/** The enhanced code of an answer (RFC 3463) after its class: `1.1` of `550 5.1.1 No such user`. */
const detailOf = ({ response = '' }: SmtpError) => /^\d{3}[ -]\d\.(\d+\.\d+)\b/.exec(response)?.[1];

/**
 * Whether the server has refused this text for good. Only the codes of a text that is too large or in a format that is not
 * supported say so (RFC 3463, 5.3.4 and 5.6.x): all others, also those after the text, may be about the sender's quota,
 * mailbox or reputation, which change.
 */
function isPermanent(error: SmtpError): boolean {
  const { responseCode = 0 } = error;
  return responseCode >= 500 && responseCode < 600 && /^(?:3\.4|6\.\d+)$/.test(detailOf(error) ?? '');
}

/**
 * What an answer to `RCPT TO` says about the address. Many servers refuse all mail of a sender with the same text, so only
 * the enhanced codes of a missing or closed mailbox count.
 */
function refusedAddress(error: SmtpError): MailError['address'] {
  const { command, responseCode = 0 } = error;
  if (command !== 'RCPT TO' || responseCode < 400) return undefined;
  const detail = detailOf(error);
  const isGone = detail === undefined || /^(?:1\.\d+|2\.1)$/.test(detail);
  return responseCode >= 500 && isGone ? 'gone' : 'later';
}

/**
 * Reads an error of the exchange.
 * @param secrets Words that the message must not contain.
 * @param textSent Whether the server got all of the text.
 */
export function mailError(error: unknown, secrets: readonly string[], textSent = false): MailError {
  const smtp = error as SmtpError;
  const isUnknown = textSent && smtp.responseCode === undefined;
  return new MailError(describe(error, secrets), isPermanent(smtp), refusedAddress(smtp), isUnknown);
}
