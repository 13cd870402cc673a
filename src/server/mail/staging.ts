import type { SendEmail } from './smtp';

/**
 * Sends every e-mail only to staff, whatever its recipient, and says so in its subject: a staging copy that is tried with
 * real data must not write to real people.
 */
export function redirectToStaff(send: SendEmail): SendEmail {
  return ({ visitor, replyTo: _theirs, ...email }, signal) => {
    const subject = `[Staging, to ${visitor === undefined ? 'staff' : 'a visitor'}] ${email.subject}`;
    return send({ ...email, subject }, signal);
  };
}
