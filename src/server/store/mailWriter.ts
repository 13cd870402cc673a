import { createHmac } from 'node:crypto';
import { newId } from '../ids';
import type { Suspected } from '../suspicion';
import type { Statement } from './Driver';
import type { MailRules, MailSubject } from './mailKinds';
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
  /** What is stored about a visitor's address with an e-mail. */
  async function recipientOf(email: string): Promise<string> {
    return createHmac('sha256', await secret(addressSecret))
      .update(canonicalEmail(email))
      .digest('base64url');
  }

  return {
    recipientOf,
    /** Whether e-mails are written. */
    isEnabled: rules !== undefined,
    /** E-mail to staff, and a confirmation to the visitor, unless a bot seems to have entered the address. */
    async about(
      subject: MailSubject,
      { id, at, email, copy = false, ...rest }: MailedSubmission,
    ): Promise<Statement[]> {
      if (!rules) return [];
      const toStaff = staffMail(subject, id, rest, at, rules);
      if (subject === 'review' || email === undefined || (rest.suspicion ?? []).length > 0) return [toStaff];
      const kind = copy ? 'copy' : (`${subject}-ack` as const);
      const recipient = await recipientOf(email);
      return [toStaff, acknowledgement(subject, kind, id, { recipient, at })];
    },
    /** Asks a new subscriber to confirm. */
    async toConfirm(email: string, at: Date, { suspicion = [] }: Suspected): Promise<Statement[]> {
      if (!rules || suspicion.length > 0) return [];
      const id = `subscription-${newId(at)}`;
      return [confirmationMail(id, email, { recipient: await recipientOf(email), at })];
    },
  };
}
