/**
 * A note where contact messages go to an e-mail service: those of visitors without JavaScript come to this server all the
 * same, and somebody has to look.
 * @param origin Of the e-mail service; empty is this server.
 * @param sendsMail Whether staff get mail of what comes to this server.
 */
export function plainMessages(origin: string, sendsMail: boolean): string | undefined {
  if (origin === '' || sendsMail) return undefined;
  return (
    `Messages go to ${origin}, but those of visitors without JavaScript come to this server: ` +
    'look at the desk each day (npm run desk -- messages list), or set SMTP_URL to have them by mail.'
  );
}
