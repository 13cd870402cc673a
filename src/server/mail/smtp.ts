import type { MailSettings } from '../../config/server';
import { describeError } from '../errors';
import { oneLine } from './visitorText';
import type { Email } from './emailText';

/** Why an e-mail was refused. */
export class MailError extends Error {
  override name = 'MailError';

  constructor(
    /** One line without addresses or passwords. */
    message: string,
    /** Whether the mail server has refused the content: retrying is useless. */
    readonly permanent: boolean,
    /** Set if it has refused the address: `gone` if there is no such mailbox, `later` if it may accept mail another time. */
    readonly address?: 'gone' | 'later',
  ) {
    super(message);
  }
}

/** Sends one e-mail. @param signal Aborts the sending. @throws {MailError} */
export type SendEmail = (email: Email, signal?: AbortSignal) => Promise<void>;

/** Time limits for each step of the exchange, and for all of it, in ms. */
const timeouts = { step: 10_000, total: 60_000 } as const;

/** The secrets in the settings, in every encoding that a server may repeat. */
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

/** Whether the server has refused the content permanently; a refused address, such as a full mailbox, may work later. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EMESSAGE' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}

/** Whether the mail server is this machine, so that nobody can eavesdrop. */
function isThisMachine({ hostname, searchParams }: URL): boolean {
  // nodemailer's `service` selects a host of its own, whatever the address contains.
  return !searchParams.has('service') && /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}

/**
 * What an answer to `RCPT TO` says about the address. Many servers refuse all mail of a sender with the same text, so only
 * the enhanced codes (RFC 3463) of a missing or closed mailbox count.
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

/** Imported on demand, because it is the server's largest library, and a site without mail does not need it. */
async function transportOf(smtpUrl: string, step: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    // Options in the address take precedence over those that follow.
    url: smtpUrl,
    requireTLS: !isThisMachine(new URL(smtpUrl)),
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    dnsTimeout: step,
    // Only our own content is sent: no file or URL that a text may name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Checks that the mail server answers and accepts our credentials, without sending anything.
 * @param step Time limit for each step, in ms.
 * @throws {MailError}
 */
export async function checkSmtp({ smtpUrl }: MailSettings, step: number = timeouts.step): Promise<void> {
  try {
    await (await transportOf(smtpUrl, step)).verify();
  } catch (error) {
    throw new MailError(describe(error, secretsOf(smtpUrl)), false);
  }
}

/**
 * Sends by SMTP. `smtps:` is encrypted from the start; `smtp:` uses STARTTLS, and nothing is sent to a remote server
 * without it, unless the address contains `?requireTLS=false`.
 * @param step Time limit for each step, in ms.
 */
export function smtpSender({ smtpUrl, from, to }: MailSettings, step: number = timeouts.step): SendEmail {
  const secrets = secretsOf(smtpUrl);
  // Imported at the start: a newer build may have replaced the library's files by the time of the first e-mail, whose
  // sending reports a failed import.
  const transport = transportOf(smtpUrl, step);
  transport.catch(() => undefined);
  return async (email, signal) => {
    const { messageId, subject, text, html, attachments, unsubscribeUrl, replyTo, visitor } = email;
    const timeLimit = AbortSignal.timeout(timeouts.total);
    try {
      await (
        await transport
      ).sendMail({
        from,
        to: visitor ?? to,
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(attachments && { attachments: [...attachments] }),
        messageId,
        // Replies to a copy go to staff.
        ...(visitor === undefined ? replyTo !== undefined && { replyTo } : { replyTo: to }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        xMailer: false,
        textEncoding: 'quoted-printable',
        signal: signal ? AbortSignal.any([signal, timeLimit]) : timeLimit,
      });
    } catch (error) {
      throw new MailError(describe(error, secrets), isPermanent(error), refusedAddress(error));
    }
  };
}
