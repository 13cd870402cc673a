import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { requestCatalogue } from '../../../src/content/pages/requests/requestCatalogue';
import { emailFor } from '../../../src/server/mail/emailTemplates';
import { smtpSender } from '../../../src/server/mail/smtp';
import { openStore } from '../../../src/server/store/openStore';
import type { OutboxMail } from '../../../src/server/store/records';
import { parsed } from '../../server/mailServer';
import type { Cleanup } from './folders';

const staff = 'staff@example.co.ke';
/** Header fields that an e-mail to staff may have. */
const usual =
  /^(?:from|to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|reply-to|auto-submitted|x-auto-response-suppress)$/;
/** Control characters except line ends and tabs, and marks that reverse text. */
const harmful = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** A mail server that stores what it receives. */
async function receiver(
  cleanup: Cleanup,
): Promise<{ url: string; received: { to: string[]; raw: string }[] }> {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.add(() => {
    server.close();
  });
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${String(port)}`, received };
}

/** What is wrong with an e-mail; undefined if it is right. */
function wrongWith({ to, raw }: { to: string[]; raw: string }): string | undefined {
  const { headers, text } = parsed(raw);
  const strange = [...headers.keys()].filter((name) => !usual.test(name));
  if (to.join() !== staff) return `sent to ${to.join()}`;
  if (strange.length > 0) return `header ${strange.join(', ')}`;
  if (!/^text\/plain/.test(headers.get('content-type')?.[0] ?? '')) return 'not plain text';
  return harmful.test(text) ? `harmful characters: ${JSON.stringify(text.slice(0, 100))}` : undefined;
}

/**
 * Sends e-mails about submissions in a store, like the site, to a mail server on this machine.
 * @param every Only every n-th submission.
 */
export async function mailAll(
  dataDir: string,
  every: number,
  cleanup: Cleanup,
): Promise<{ mails: number; wrong: string[] }> {
  const store = await openStore({ dataDir });
  try {
    const { url, received } = await receiver(cleanup);
    const send = smtpSender({ smtpUrl: url, from: 'site@example.co.ke', to: staff });
    const about = [
      ...(await store.messages()).map(({ id }) => ({ kind: 'message' as const, subjectId: id })),
      ...(await store.reviews()).map(({ id }) => ({ kind: 'review' as const, subjectId: id })),
      ...(await store.bookings()).map(({ reference }) => ({
        kind: 'booking' as const,
        subjectId: reference,
      })),
      ...(await store.requests()).map(({ reference }) => ({
        kind: 'request' as const,
        subjectId: reference,
      })),
    ].filter((_, n) => n % every === 0);
    for (const [n, subject] of about.entries()) {
      const at = new Date().toISOString();
      const mail: OutboxMail = {
        id: `mail${String(n)}`,
        ...subject,
        state: 'waiting',
        tries: 1,
        nextAt: at,
        createdAt: at,
      };
      const letter = await emailFor(mail, {
        store,
        siteUrl: 'https://site.example',
        clinics: [],
        requests: requestCatalogue,
        now: Date.now,
      });
      if (letter) await send(letter);
    }
    const wrong = received.flatMap((mail) => wrongWith(mail) ?? []);
    if (received.length < about.length) wrong.push(`${String(about.length - received.length)} were not sent`);
    return { mails: received.length, wrong };
  } finally {
    await store.close();
  }
}
