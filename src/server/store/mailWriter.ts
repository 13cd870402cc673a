import { createHmac } from 'node:crypto';
import { newId } from '../ids';
import type { Suspected } from '../suspicion';
import type { Statement } from './Driver';
import type { MailRules, MailSubject } from './mailKinds';
import { acknowledgement, confirmationMail, staffMail } from './mailRows';
import { mailbox } from './rows';

/** A submission as mail about it needs it. */
interface Mailed extends Suspected {
  /** Of its row. */
  id: string;
  at: Date;
  /** The visitor's address, where there is one. */
  email?: string | undefined;
  /** Whether a copy is wished in the place of a plain acknowledgement. */
  copy?: boolean;
}

/** Name of the store's secret that addresses are hashed with. */
export const addressSecret = 'mail addresses';

/** The mails that go with what is stored, as statements of the same transaction. */
export type MailWriter = ReturnType<typeof mailWriter>;

/**
 * @param secret Gives the store's secret of a name.
 * @param rules Missing where no mail goes out: nothing is written then.
 */
export function mailWriter(secret: (name: string) => Promise<string>, rules: MailRules | undefined) {
  /** What is kept of a visitor's address beside a mail. */
  async function recipientOf(email: string): Promise<string> {
    return createHmac('sha256', await secret(addressSecret))
      .update(mailbox(email))
      .digest('base64url');
  }

  return {
    recipientOf,
    /** Whether any mail is written. */
    writes: rules !== undefined,
    /** Mail to staff, and to the visitor that it has arrived; never to an address that a machine seems to have named. */
    async about(
      subject: MailSubject,
      { id, at, email, copy = false, ...rest }: Mailed,
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
