import type { MailSettings } from '../../config/mail';
import type { AlertSettings } from '../../config/watch';
import { smtpSender } from '../mail/smtp';
import { MailError } from '../mail/smtpErrors';
import type { AlertChannel } from './alerts';

/** Time limit in ms for the response of a webhook. */
const webhookTimeout = 10_000;

/** Time limit in ms for a mail, so that a mail server that hangs does not hold up the next alert for long. */
const mailTimeout = 5 * 60_000;

/** Posts alerts as short JSON, in the format of Slack, Mattermost, Google Chat and others. */
export function webhookChannel(address: string): AlertChannel {
  return async ({ subject, text }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: `${subject}\n${text}` }),
      redirect: 'error',
      signal: AbortSignal.timeout(webhookTimeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${String(response.status)}`);
  };
}

/** Sends alerts by e-mail. */
export function mailChannel(settings: MailSettings, to: string): AlertChannel {
  const send = smtpSender({ ...settings, to });
  const host = settings.from.slice(settings.from.lastIndexOf('@') + 1);
  let count = 0;
  return async ({ subject, text }) => {
    count += 1;
    const messageId = `<alert-${String(Date.now())}-${String(count)}@${host}>`;
    try {
      await send({ messageId, subject, text }, AbortSignal.timeout(mailTimeout));
    } catch (error) {
      // It has probably arrived: without this it would be sent again each minute.
      if (!(error instanceof MailError && error.unknown)) throw error;
    }
  };
}

/** The channels in the settings. */
export function alertChannels(
  { to, webhook }: AlertSettings,
  mail: MailSettings | undefined,
): AlertChannel[] {
  return [
    ...(to !== undefined && mail ? [mailChannel(mail, to)] : []),
    ...(webhook === undefined ? [] : [webhookChannel(webhook)]),
  ];
}
