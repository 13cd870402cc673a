import { expect, it } from 'vitest';
import { redirectToStaff } from '../../src/server/mail/staging';
import type { Email } from '../../src/server/mail/emailText';
import { startSite } from './site';

it('a copy of the site tells search engines to leave out whatever it answers', async () => {
  const [copy, site] = [await startSite({ config: { staging: true } }), await startSite()];
  for (const path of ['/', '/FAQ', '/nothing', '/assets/app-abc123.js', '/healthz']) {
    expect((await copy.call(path)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect((await site.call(path)).headers.get('x-robots-tag')).toBeNull();
  }
});

it('a copy of the site writes to staff alone, whomever a mail was for', async () => {
  const sent: Email[] = [];
  const send = redirectToStaff((email) => {
    sent.push(email);
    return Promise.resolve('250 OK');
  });
  const mail = { messageId: 'a', subject: 'Your request', text: 'x' };
  await send({ ...mail, visitor: 'wanjiru@example.co.ke' });
  await send({ ...mail, replyTo: 'wanjiru@example.co.ke' });
  expect(sent).toEqual([
    { ...mail, subject: '[Staging, to a visitor] Your request' },
    { ...mail, subject: '[Staging, to staff] Your request' },
  ]);
});
