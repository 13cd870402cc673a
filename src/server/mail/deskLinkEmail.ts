import { deskLink, deskTimes } from '../links/deskLink';
import type { OutboxMail } from '../store/records';
import type { EmailOptions } from './emailOptions';
import { whenInMail } from '../words/when';
import type { Draft } from './emailText';

/** A link into the desk that somebody requested there; undefined if that was too long ago. */
export async function deskLinkEmail(
  { createdAt }: OutboxMail,
  { store, siteUrl, now }: EmailOptions,
): Promise<Draft | undefined> {
  if (now() - Date.parse(createdAt) > deskTimes.requestedLink) return undefined;
  const text = [
    'This link opens the desk once and expires in one hour. Do not share it:',
    await deskLink(store, siteUrl, deskTimes.requestedLink),
    '',
    `Someone pressed “Mail a new link” at the desk, ${whenInMail(createdAt)}.`,
    'If it was not you or a colleague, ignore this email. Whoever pressed the button cannot see the link.',
    '',
  ].join('\n');
  return { subject: `Your link to the desk, ${whenInMail(createdAt)}`, text };
}
