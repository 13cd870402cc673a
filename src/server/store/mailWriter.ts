import { createHmac } from 'node:crypto';
import { newId } from '../ids';
import type { Suspected } from '../suspicion';
import type { Statement } from './Driver';
import { mailboxOf } from './mailbox';
import { visitorLimits, type MailRules, type MailSubject } from './mailKinds';
import { acknowledgement, confirmationMail, staffMail } from './mailRows';
import { canonicalEmail } from './rows';

/** What the e-mails need of a submission. */
interface MailedSubmission extends Suspected {
  /** Id of its row. */
  id: string;
  at: Date;
  /** The visitor's address, if there is one. */
  email?: string | undefined;
  /** Whether a copy is requested instead of a plain confirmation. */
  copy?: boolean;
}

/** Name of the store's secret for hashing addresses. */
export const addressSecret = 'mail addresses';

/** The e-mails about a submission, as statements of the same transaction. */
export type MailWriter = ReturnType<typeof mailWriter>;

/**
 * @param secret Returns a secret of the store.
 * @param rules Left out if no mail is sent: then nothing is written.
 */
export function mailWriter(secret: (name: string) => Promise<string>, rules: MailRules | undefined) {
  const { visitorsPerHour: perHour = visitorLimits.perHour, visitorsPerDay: perDay = visitorLimits.perDay } =
    rules ?? {};
  const { from, to, alsoTo = [], own = [] } = rules ?? {};
  const ownMailboxes = new Set([from, to, ...alsoTo, ...own].flatMap((one) => (one ? [mailboxOf(one)] : [])));

  const hashOf = async (text: string) =>
    createHmac('sha256', await secret(addressSecret))
      .update(text)
      .digest('base64url');
  /** What is stored about an address that is stopped. */
  const recipientOf = (email: string) => hashOf(canonicalEmail(email));
  const visitor = async (email: string, at: Date) => ({
    mailbox: await hashOf(mailboxOf(email)),
    address: await recipientOf(email),
    at,
    limits: { perHour, perDay },
  });

  return {
    recipientOf,
    /** Whether e-mails are written. */
    isEnabled: rules !== undefined,
    /**
     * E-mail to staff, and a confirmation to the visitor, unless a bot seems to have entered the address, or the address is
     * the service's own.
     */
    async about(
      subject: MailSubject,
      { id, at, email, copy = false, ...rest }: MailedSubmission,
    ): Promise<Statement[]> {
      if (!rules) return [];
      const toStaff = staffMail(subject, id, rest, at, rules);
      if (subject === 'review' || email === undefined || (rest.suspicion ?? []).length > 0) return [toStaff];
      if (ownMailboxes.has(mailboxOf(email))) return [toStaff];
      const kind = copy ? 'copy' : (`${subject}-ack` as const);
      return [toStaff, acknowledgement(subject, kind, id, await visitor(email, at))];
    },
    /** Asks a new subscriber to confirm. */
    async toConfirm(email: string, at: Date, { suspicion = [] }: Suspected): Promise<Statement[]> {
      if (!rules || suspicion.length > 0) return [];
      return [confirmationMail(`subscription-${newId(at)}`, email, await visitor(email, at))];
    },
  };
}
