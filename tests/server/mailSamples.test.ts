import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { visitorMails } from '../../src/app/visitorMails';
import type { MailColours } from '../../src/domain/mailWords';
import { clinics } from './clinics';
import { requestCatalogue } from '../../src/content/pages/requests/requestCatalogue';
import type { Language } from '../../src/domain/language';
import { emailFor } from '../../src/server/mail/emailTemplates';
import { staffMails as staffKinds, visitorMails as visitorKinds } from '../../src/server/store/mailKinds';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { folder } from './site';

/** An e-mail as it is received, without parts that differ each time. */
interface Sample {
  kind: string;
  language: Language;
  to: 'visitor' | 'staff';
  subject: string;
  text: string;
  html?: string;
  /** Name of the attached file. */
  file?: string;
}

const siteUrl = 'https://www.example.co.ke';
const person = { name: 'Otieno Ouma', phone: '+254712000001' };

/** Names in place of colours, which the page fills in: another brand's colours are another page, not another sample. */
const namesOf = (scheme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.keys(visitorMails.colours[scheme]).map((name) => [name, `{${scheme}.${name}}`]),
  ) as unknown as MailColours;

/** Submits one of everything, decides about it, and composes all e-mails like the server. */
async function samples(language: Language): Promise<Sample[]> {
  let time = Date.parse('2026-11-23T08:04:00Z');
  const store = await createStore(await openLibsql(join(folder(), databaseFile)), () => new Date(time), {});
  onTestFinished(() => store.close());
  const refs: [RegExp, string][] = [];
  const named = (added: object, ...names: readonly [string, string][]) => {
    for (const [key, shown] of names) {
      const value = String((added as Record<string, unknown>)[key]);
      refs.push([new RegExp(value, 'g'), shown]);
    }
    return added as { reference: string };
  };
  const email = (who: string) => `${who}@example.com`;
  const sent = { language } as const;
  const booking = { clinicId: 1, date: '2026-11-30', ...person, note: 'Mornings are best.' };
  const { reference } = named(await store.addBooking({ ...booking, email: email('otieno') }, sent), [
    'reference',
    'FW3-M6M',
  ]);
  const declined = named(
    await store.addBooking({ ...booking, name: 'Grace Achieng', email: email('grace') }, sent),
    ['reference', 'K2P-7RX'],
  );
  const answers = {
    ...person,
    from: 'Kisumu',
    to: 'Nairobi',
    condition: 'Broken hip',
    email: email('wanjiku'),
  };
  named(await store.addRequest('transfer', { answers, copy: true, consent: '2026-11-21' }, sent), [
    'reference',
    'E4K-9PX',
  ]);
  const event = { ...person, event: 'Concert', email: email('peter') };
  named(await store.addRequest('events', { answers: event, copy: false }, sent), ['reference', 'T7C-2HN']);
  const message = { ...person, email: email('kamau'), message: 'I lost a phone in the ambulance on Friday.' };
  named({ id: await store.addMessage(message, sent) }, ['id', '22g7kq4xw9mt']);
  named(
    await store.addReview(
      { name: 'M. Njeri', title: 'Mother of two', text: 'They stayed on the line.', rating: 5 },
      sent,
    ),
    ['id', '22f3m8cvq6zd'],
  );
  await store.addMessage({ ...message, message: 'Buy now' }, { suspicion: ['honeypot'] });
  await store.addSubscriber(email('otieno'), sent);
  const calendar = () => ({ name: 'Haraka Paramedics', url: siteUrl });
  const [items, requests] = [clinics.items, requestCatalogue];
  const options = {
    store,
    siteUrl,
    clinics: items,
    requests,
    mails: { ...visitorMails, colours: { light: namesOf('light'), dark: namesOf('dark') } },
    calendar,
    now: () => time,
  };
  const steady = (text: string) =>
    refs
      .reduce((shown, [value, name]) => shown.replace(value, name), text)
      .replace(/(link|signature)=[\w-]+(?:\.[\w-]+)*/g, '$1=…')
      .replace(/^(- message )[2-9a-z]{12}/gm, '$122h5xq8rk3vb');
  const all: Sample[] = [];
  const known = new Set<string>();
  /** Adds e-mails about new submissions to the outbox. */
  async function write(): Promise<void> {
    for (const mail of await store.outbox(['waiting'])) {
      if (known.has(mail.id)) continue;
      known.add(mail.id);
      const written = await emailFor(mail, options);
      // One of two identical e-mails is enough.
      if (!written || (mail.subjectId === declined.reference && mail.kind !== 'decision')) continue;
      const { subject, text, html, attachments, visitor } = written;
      all.push({
        kind: mail.kind,
        language,
        to: visitor === undefined ? 'staff' : 'visitor',
        subject: steady(subject),
        text: steady(text),
        ...(html !== undefined && { html: steady(html) }),
        ...(attachments?.[0] && { file: steady(attachments[0].filename) }),
      });
    }
  }
  await write();
  const by = { who: 'Wanjiru', via: 'browser' } as const;
  await store.applyAction('booking', reference, 'confirm', by);
  await store.applyAction('booking', declined.reference, 'decline', by);
  time += 60 * 60_000;
  await store.makeDigest();
  await store.mailDeskLink();
  await write();
  const order: readonly string[] = [...visitorKinds, ...staffKinds];
  // E-mails of the same moment have no defined order.
  const place = ({ kind, subject }: Sample) => `${String(order.indexOf(kind)).padStart(2, '0')} ${subject}`;
  return all.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

it('the page "Mails" shows each mail as it is written today', async () => {
  const inKiswahili = (await samples('sw')).filter(({ to }) => to === 'visitor');
  const all = [...(await samples('en')), ...inKiswahili];
  // After an intended change of words, run this file with -u.
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot(
    '../../stories/docs/parts/mails.json',
  );
  const kinds = all.filter(({ language }) => language === 'en').map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set([...visitorKinds, ...staffKinds]));
});
