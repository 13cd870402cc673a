import type { MailSettings } from '../../config/server';
import { describeError } from '../errors';
import { oneLine } from './visitorText';
import type { Email } from './emailText';

/** Why a mail was not taken. */
export class MailError extends Error {
  override name = 'MailError';

  constructor(
    /** One line without addresses or passwords. */
    message: string,
    /** The mail server has refused the text of this mail: trying again is of no use. */
    readonly permanent: boolean,
    /** It has refused the address: `gone` where there is no such mailbox, `later` where it may take mail another time. */
    readonly address?: 'gone' | 'later',
  ) {
    super(message);
  }
}

/** Sends one email. @param signal Cuts the sending off. @throws {MailError} */
export type SendEmail = (email: Email, signal?: AbortSignal) => Promise<void>;

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

/** Whether the server has refused this mail's content for good; a refused address, as of a full mailbox, may pass later. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EMESSAGE' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}

/** Whether a mail server is this machine, so that nobody can listen in between. */
function isThisMachine({ hostname, searchParams }: URL): boolean {
  // A well-known service has a host of its own, whatever the address names.
  return !searchParams.has('service') && /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}

/**
 * What an answer to `RCPT TO` says of the address. Many servers refuse all mail of a sender in the same words, so that of
 * the enhanced codes (RFC 3463) only those of a mailbox that is not there or closed count.
 */
function refusedAddress(error: unknown): MailError['address'] {
  const {
    command,
    responseCode = 0,
    response = '',
  } = error as {
    command?: unknown;
    responseCode?: number;
    response?: string;
  };
  if (command !== 'RCPT TO' || responseCode < 400) return undefined;
  const [, kind] = /^\d{3}[ -]\d\.(\d+\.\d+)\b/.exec(response) ?? [];
  const isGone = kind === undefined || /^(?:1\.\d+|2\.1)$/.test(kind);
  return responseCode >= 500 && isGone ? 'gone' : 'later';
}

/** The library is the largest of the server's: a site without mail does without it. */
async function transportOf(smtpUrl: string, step: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    // What the address says comes before what follows here.
    url: smtpUrl,
    requireTLS: !isThisMachine(new URL(smtpUrl)),
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    dnsTimeout: step,
    // Only what we hand over is sent: no file or address that a text may name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Asks the mail server whether it answers and knows us, without sending anything.
 * @param step Longest wait for each step, in ms.
 * @throws {MailError}
 */
export async function checkSmtp({ smtpUrl }: MailSettings, step: number = patience.step): Promise<void> {
  try {
    await (await transportOf(smtpUrl, step)).verify();
  } catch (error) {
    throw new MailError(describe(error, secretsOf(smtpUrl)), false);
  }
}

/**
 * Sends by SMTP. `smtps:` is encrypted from the start; `smtp:` is by STARTTLS, and a server elsewhere without it gets
 * nothing, unless the address says `?requireTLS=false`.
 * @param step Longest wait for each step, in ms.
 */
export function smtpSender({ smtpUrl, from, to }: MailSettings, step: number = patience.step): SendEmail {
  const secrets = secretsOf(smtpUrl);
  // At once: a newer build may have taken the place of the library's files when the first mail goes out, which tells what failed.
  const opened = transportOf(smtpUrl, step);
  opened.catch(() => undefined);
  return async (email, signal) => {
    const { messageId, subject, text, html, attachments, leave, replyTo, visitor } = email;
    const tooLate = AbortSignal.timeout(patience.whole);
    try {
      await (
        await opened
      ).sendMail({
        from,
        to: visitor ?? to,
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(attachments && { attachments: [...attachments] }),
        messageId,
        // The answer to a copy goes to staff.
        ...(visitor === undefined ? replyTo !== undefined && { replyTo } : { replyTo: to }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(leave !== undefined && {
            'List-Unsubscribe': `<${leave}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        xMailer: false,
        textEncoding: 'quoted-printable',
        signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
      });
    } catch (error) {
      throw new MailError(describe(error, secrets), isPermanent(error), refusedAddress(error));
    }
  };
}
