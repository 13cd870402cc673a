import type { MailSettings } from '../../config/mail';
import type { DeskActor } from '../../domain/desk';
import { email } from '../../domain/fields';
import { newId } from '../ids';
import { smtpSender, type SmtpTimes } from '../mail/smtp';
import type { MailStop } from '../store/mailStops';
import type { Store } from '../store/Store';
import { DeskError, found } from './DeskError';
import { nobody, type DeskOperations } from './operations';

/** @throws {DeskError} If it is not an e-mail address. */
function addressOf(typed: string): string {
  const checked = email.safeParse(typed);
  if (checked.success) return checked.data;
  throw new DeskError('failed', 'This is not an e-mail address.');
}

/**
 * Operations of staff on e-mails, and on addresses to which nothing is sent because mail bounced. The log says that an
 * address was stopped, not which one.
 */
export function deskMail(store: Store, act: DeskOperations['act']) {
  return {
    /** Makes e-mails due now. @param id Of one e-mail, or `all`. @returns The number of e-mails. */
    async retryMail(id: string, by: DeskActor = nobody): Promise<number> {
      if (id === 'all') return (await store.retryMail()).length;
      await act('mail', id, 'retry', by);
      return 1;
    },
    /** Stops all mail to an address. */
    async stopMail(typed: string, by: DeskActor = nobody): Promise<{ stopped: true }> {
      await store.stopMail(addressOf(typed), 'mail came back, says staff');
      await store.addLogEntry(by, { action: 'stop', kind: 'mail' });
      return { stopped: true };
    },
    /** Allows mail to it again. @throws {DeskError} If it was not stopped. */
    async allowMail(typed: string, by: DeskActor = nobody): Promise<{ allowed: true }> {
      const address = addressOf(typed);
      found(await store.allowMail(address), 'stopped address', typed);
      await store.addLogEntry(by, { action: 'allow', kind: 'mail' });
      return { allowed: true };
    },
    listMailStops: (): Promise<MailStop[]> => store.mailStops(),
  };
}

/** Somebody waits at a terminal, so a test does not wait for as long as other mail does. */
const testTimes: SmtpTimes = { greeting: 30_000, answer: 60_000, total: 120_000 };

/**
 * Sends one letter to all addresses of staff.
 * @returns What the mail server answered.
 * @throws {MailError} If it did not take it.
 */
export function sendTestLetter(settings: MailSettings, times: SmtpTimes = testTimes): Promise<string> {
  const { from, to, alsoTo = [] } = settings;
  const id = newId(new Date());
  return smtpSender(
    settings,
    times,
  )({
    messageId: `<test-${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    staff: [to, ...alsoTo].join(', '),
    subject: `Test of the website’s mail ${id}`,
    text: 'The website can send mail to staff.\n',
  });
}
