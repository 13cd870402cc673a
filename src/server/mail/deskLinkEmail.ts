import { deskLink, deskTimes } from '../desk/access';
import type { OutboxMail } from '../store/outbox';
import type { EmailOptions } from './emailTemplates';
import { desk, type Draft } from './emailText';

/** A link into the desk that somebody requested there; undefined if that was too long ago. */
export async function deskLinkEmail(
  { createdAt }: OutboxMail,
  { store, siteUrl, now }: EmailOptions,
): Promise<Draft | undefined> {
  if (now() - Date.parse(createdAt) > deskTimes.requestedLink) return undefined;
  const text = [
    'At the desk somebody pressed “Mail a new link”. This link opens it once, within an hour; pass it on to nobody:',
    '',
    await deskLink(store, siteUrl, deskTimes.requestedLink),
    '',
    'It was not you or a colleague? Then ignore this mail: whoever pressed the button does not see the link.',
    '',
    `At the command line: ${desk('open')}`,
    '',
  ].join('\n');
  return { subject: 'Your link to the desk', text };
}
