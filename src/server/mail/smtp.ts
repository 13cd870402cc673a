import { isIP } from 'node:net';
import type { MailSettings } from '../../config/mail';
import type { Email } from './emailText';
import { mailError, secretsOf } from './smtpErrors';

/** Sends one e-mail. @param signal Aborts the sending. @returns What the mail server answered. @throws {MailError} */
export type SendEmail = (email: Email, signal?: AbortSignal) => Promise<string>;

/** Time limits of the exchange, in ms. */
export interface SmtpTimes {
  /** Until the server has greeted. */
  greeting: number;
  /** For each answer. */
  answer: number;
  /** For all of it: shorter than an e-mail's claim. */
  total: number;
}

const minute = 60_000;

/**
 * The protocol's own limits (RFC 5321, 4.5.3.2): 5 minutes for the greeting, 10 for the answer after the text, during which
 * servers look for viruses. A sender that gives up earlier sends the same mail again and again.
 */
export const standardSmtpTimes: SmtpTimes = { greeting: 5 * minute, answer: 10 * minute, total: 20 * minute };

/** Whether the mail server is this machine, so that nobody can eavesdrop. */
function isThisMachine({ hostname, searchParams }: URL): boolean {
  // nodemailer's `service` selects a host of its own, whatever the address contains.
  return !searchParams.has('service') && /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}

/**
 * The name with which the mail server is greeted: the host of the site, or of the sender's address where the site has no
 * public name yet. Relays refuse names without a dot, and nodemailer's default where the machine's name has none.
 */
export function greetingName({ from, siteUrl = '' }: Pick<MailSettings, 'from' | 'siteUrl'>): string {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  const isName = host.includes('.') && isIP(host) === 0;
  return isName ? host : from.slice(from.lastIndexOf('@') + 1);
}

/** Imported on demand, because it is the server's largest library, and a site without mail does not need it. */
async function transportOf(settings: MailSettings, { greeting, answer }: SmtpTimes) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    // Options in the address take precedence over those that follow.
    url: settings.smtpUrl,
    name: greetingName(settings),
    requireTLS: !isThisMachine(new URL(settings.smtpUrl)),
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: answer,
    dnsTimeout: Math.min(greeting, minute),
    // Only our own content is sent: no file or URL that a text may name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Checks that the mail server answers and accepts our credentials, without sending anything.
 * @throws {MailError}
 */
export async function checkSmtp(settings: MailSettings, times: SmtpTimes = standardSmtpTimes): Promise<void> {
  try {
    await (await transportOf(settings, times)).verify();
  } catch (error) {
    throw mailError(error, secretsOf(settings.smtpUrl));
  }
}

/**
 * Sends by SMTP. `smtps:` is encrypted from the start; `smtp:` uses STARTTLS, and nothing is sent to a remote server
 * without it, unless the address contains `?requireTLS=false`.
 */
export function smtpSender(settings: MailSettings, times: SmtpTimes = standardSmtpTimes): SendEmail {
  const { smtpUrl, from, siteName, to } = settings;
  const secrets = secretsOf(smtpUrl);
  // Imported at the start: a newer build may have replaced the library's files by the time of the first e-mail, whose
  // sending reports a failed import.
  const transport = transportOf(settings, times).then((opened) => {
    // A server that has all of the text may deliver it, whether or not its answer arrives.
    opened.use('stream', (mail, done) => {
      mail.message.processFunc((content) =>
        content.once('end', () => {
          (mail.data as { onTextSent?: () => void }).onTextSent?.();
        }),
      );
      done();
    });
    return opened;
  });
  transport.catch(() => undefined);
  return async (email, signal) => {
    const { messageId, subject, text, html, attachments, unsubscribeUrl, replyTo, visitor, staff } = email;
    const timeLimit = AbortSignal.timeout(times.total);
    let textSent = false;
    try {
      const message = {
        from: siteName === undefined ? from : { name: siteName, address: from },
        to: visitor ?? staff ?? to,
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(attachments && { attachments: [...attachments] }),
        messageId,
        // Replies to a copy go to staff.
        ...(visitor === undefined ? replyTo !== undefined && { replyTo } : { replyTo: to }),
        headers: {
          // No absence note answers it. Messages about failed delivery are welcome.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'OOF, AutoReply',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        xMailer: false,
        textEncoding: 'quoted-printable',
        signal: signal ? AbortSignal.any([signal, timeLimit]) : timeLimit,
        onTextSent: () => {
          textSent = true;
        },
      } as const;
      const { response } = await (await transport).sendMail(message);
      return response;
    } catch (error) {
      throw mailError(error, secrets, textSent);
    }
  };
}
