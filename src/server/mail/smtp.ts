import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config';
import { describeError } from '../errors';
import { oneLine } from './visitorText';
import type { Letter } from './letters';

/** Why a mail was not taken. */
export class MailError extends Error {
  override name = 'MailError';

  constructor(
    /** One line without addresses or passwords. */
    message: string,
    /** The mail server has refused this mail for good: trying again is of no use. */
    readonly permanent: boolean,
  ) {
    super(message);
  }
}

/** Sends one letter. @param signal Cuts the sending off. @throws {MailError} */
export type SendLetter = (letter: Letter, signal?: AbortSignal) => Promise<void>;

/** Longest wait for each step of the exchange, and for all of it, in ms. */
const patience = { step: 10_000, whole: 60_000 } as const;

/** What is secret in the settings, in every spelling that a server may repeat. */
function secretsOf(smtpUrl: string): string[] {
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

function describe(error: unknown, secrets: readonly string[]): string {
  const { code = 'Error' } = error as { code?: string };
  const message = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), describeError(error));
  const line = oneLine(message.replace(/[^\s<>"']+@[^\s<>"']+/g, '…'));
  return `${code}: ${Array.from(line).slice(0, 200).join('')}`;
}

/** Whether the server has answered 5xx to this mail's envelope or content, not to us as its client. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const refused = code === 'EENVELOPE' || code === 'EMESSAGE';
  return refused && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}

/**
 * Sends by SMTP. `smtps:` is encrypted from the start; `smtp:` is as soon as the server offers STARTTLS. Further
 * settings of nodemailer may stand in the address, such as `?requireTLS=true`.
 * @param step Longest wait for each step, in ms.
 */
export function smtpSender({ smtpUrl, from, to }: MailSettings, step: number = patience.step): SendLetter {
  const secrets = secretsOf(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    dnsTimeout: step,
    // Only what we hand over is sent: no file or address that a text may name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ messageId, subject, text, replyTo }, signal) => {
    const tooLate = AbortSignal.timeout(patience.whole);
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId,
        ...(replyTo !== undefined && { replyTo }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        xMailer: false,
        textEncoding: 'quoted-printable',
        signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
      });
    } catch (error) {
      throw new MailError(describe(error, secrets), isPermanent(error));
    }
  };
}
