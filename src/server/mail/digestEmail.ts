import { isDeskKind } from '../../domain/desk';
import { deskLink, deskTimes } from '../links/deskLink';
import { explainSuspicion, readSuspicion } from '../suspicion';
import type { OutboxMail } from '../store/records';
import type { EmailOptions } from './emailOptions';
import { linkLines, type Draft } from './emailText';
import { whenInMail } from '../words/when';
import { oneLine } from '../words/visitorText';

/** One line about the subject of an e-mail in the digest; undefined if it was erased, decided or marked as spam meanwhile. */
async function lineOf({ kind, subjectId }: OutboxMail, { store }: EmailOptions): Promise<string | undefined> {
  const item = isDeskKind(kind) ? await store.deskItem(kind, subjectId) : undefined;
  if (!item || item.state !== 'waiting') return undefined;
  const suspicion = explainSuspicion({ suspicion: readSuspicion((item.suspicion ?? []).join(' ')) });
  const from = item.person === undefined ? '' : `, from ${oneLine(item.person)}`;
  const doubt = suspicion === undefined ? '' : `; a machine may have sent it: ${suspicion}`;
  return `- ${kind} ${subjectId}, ${whenInMail(item.at)}${from}${doubt}`;
}

/**
 * One e-mail about several submissions: those with signs of spam, those above the hourly limit, or with `STAFF_MAIL=daily`
 * all messages and reviews of the day. Visitors' texts are read at the desk.
 */
export async function digestEmail(
  { id, createdAt }: OutboxMail,
  options: EmailOptions,
): Promise<Draft | undefined> {
  const { store, siteUrl } = options;
  const { mails, count } = await store.listedMail(id);
  const lines: string[] = [];
  for (const mail of mails) {
    const line = await lineOf(mail, options);
    if (line !== undefined) lines.push(line);
  }
  const more = count - mails.length;
  if (lines.length === 0 && more === 0) return undefined;
  const total = lines.length + more;
  const text = [
    ...linkLines(await deskLink(store, siteUrl, deskTimes.mailLink)),
    '',
    'These items are waiting at the desk. They had no email of their own because there were many, because a machine may have',
    'sent them, or because staff get one email a day:',
    '',
    ...lines,
    ...(more > 0 ? [`- and ${String(more)} more`] : []),
    '',
  ].join('\n');
  return {
    subject: `${String(total)} ${total === 1 ? 'item is waiting' : 'items are waiting'} at the desk, ${whenInMail(createdAt)}`,
    text,
  };
}
