/**
 * A note for sites whose contact messages go to an e-mail service: messages of visitors without JavaScript still come
 * to this server, and somebody has to read them.
 * @param origin Of the e-mail service; empty for this server.
 * @param sendsMail Whether staff get mail about messages to this server.
 */
export function plainMessages(origin: string, sendsMail: boolean): string | undefined {
  if (origin === '' || sendsMail) return undefined;
  return (
    `Messages go to ${origin}, but those of visitors without JavaScript come to this server: ` +
    'look at the desk each day (npm run desk -- open), or set SMTP_URL to have them by mail.'
  );
}
