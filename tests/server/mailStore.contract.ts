import { describe, expect, it } from 'vitest';
import type { MailRules } from '../../src/server/store/mailKinds';
import type { OutboxMail } from '../../src/server/store/records';
import type { Store } from '../../src/server/store/Store';
import type { Suspicion } from '../../src/server/suspicion';
import { eachWithEmptyStore } from './eachWithEmptyStore';
import { booking as plain, message, staff } from './store.contract';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const booking = { ...plain, email: 'achieng@example.co.ke' };
const request = {
  answers: { name: 'Otieno', phone: '+254712345678', email: 'otieno@example.co.ke' },
  copy: false,
};

/** The contract of e-mails that are written together with a submission, which every store must fulfil. */
export function mailContract(
  open: (now: () => Date, rules: MailRules | undefined, elapsed: () => number) => Promise<Store>,
): void {
  let store: Store;
  const begin = (rules?: MailRules) =>
    eachWithEmptyStore(
      (now, elapsed) => open(now, rules, elapsed),
      (opened) => {
        store = opened;
      },
    );
  const ids = async (...states: OutboxMail['state'][]) =>
    (await store.outbox(states.length === 0 ? ['waiting'] : states)).map(({ id }) => id).sort();
  const book = async (more: object = {}, suspicion: Suspicion[] = []) => {
    const added = await store.addBooking({ ...booking, ...more }, { suspicion });
    return added.outcome === 'conflict' ? '' : added.reference;
  };
  const write = (text: string, suspicion: Suspicion[] = [], email = message.email) =>
    store.addMessage({ ...message, email, message: text }, { suspicion });
  const claimed = async () => {
    const mails: OutboxMail[] = [];
    for (let mail = await store.claimMail(minute); mail; mail = await store.claimMail(minute))
      mails.push(mail);
    return mails;
  };

  describe('mail written with a submission', () => {
    const wait = begin({});

    it('is there once, for staff and for whoever gave an address, however often it is sent', async () => {
      const added = await Promise.all(
        Array.from({ length: 6 }, () => store.addBooking(booking, { key: 'the-same-key' })),
      );
      const [first] = added;
      const reference = first && 'reference' in first ? first.reference : '';
      const [id, again] = [await write('One'), await write('One')];
      expect(again).toBe(id);
      const plainRequest = await store.addRequest('events', request);
      const withCopy = await store.addRequest('sports', { ...request, copy: true });
      const names = [plainRequest, withCopy].map((one) => ('reference' in one ? one.reference : ''));
      await store.addReview({ name: 'A', title: 'B', text: 'C' });
      expect((await ids()).filter((one) => !one.startsWith('review'))).toEqual(
        [
          `booking-${reference}`,
          `booking-ack-${reference}`,
          `message-${id}`,
          `message-ack-${id}`,
          `request-${String(names[0])}`,
          `request-ack-${String(names[0])}`,
          `request-${String(names[1])}`,
          // One e-mail, not two.
          `copy-${String(names[1])}`,
        ].sort(),
      );
      // Nothing is added if no e-mail was missed.
      const before = await ids();
      await store.enqueueMail();
      expect(await ids()).toEqual(before);
    });

    it('is claimed in the order in which somebody waits for it', async () => {
      await store.addReview({ name: 'A', title: 'B', text: 'C' });
      wait(1000);
      const id = await write('One');
      wait(1000);
      const reference = await book();
      expect((await claimed()).map((mail) => mail.id)).toEqual([
        `booking-${reference}`,
        `message-${id}`,
        `message-ack-${id}`,
        `booking-ack-${reference}`,
        expect.stringMatching(/^review-/),
      ]);
    });

    it('goes to no address that a machine may have named, and to none without an address', async () => {
      await book({}, ['links']);
      await book({ name: 'B' }, ['fast']);
      await write('One', ['honeypot']);
      await store.addBooking({ ...plain, name: 'C' });
      expect((await ids('waiting', 'held')).filter((id) => id.includes('ack'))).toEqual([]);
    });

    it('tells one address of three submissions a day', async () => {
      for (let number = 0; number < 5; number += 1) await write(`Text ${String(number)}`);
      await write('In other letters', [], 'O@Example.co.ke');
      const acknowledgementCount = async () =>
        (await ids()).filter((id) => id.startsWith('message-ack')).length;
      expect(await acknowledgementCount()).toBe(3);
      await write('From somebody else', [], 'a@example.co.ke');
      expect(await acknowledgementCount()).toBe(4);
      wait(day + 1000);
      await write('Tomorrow');
      expect(await acknowledgementCount()).toBe(5);
    });

    it('goes to no address that mail came back from, until staff allow it', async () => {
      await store.stopMail('ACHIENG@Example.co.ke', 'EENVELOPE: 550');
      await store.stopMail(booking.email, 'by hand');
      expect(await store.isMailStopped(booking.email)).toBe(true);
      expect(await store.mailStops()).toMatchObject([{ reason: 'EENVELOPE: 550' }]);
      expect(JSON.stringify(await store.mailStops())).not.toMatch(/achieng/i);
      await book();
      await store.addSubscriber(booking.email);
      expect((await ids()).filter((id) => /ack|subscription/.test(id))).toEqual([]);
      expect(await store.allowMail('achieng@example.co.ke')).toBe(true);
      expect(await store.allowMail('achieng@example.co.ke')).toBe(false);
      await book({ name: 'Again' });
      expect((await ids()).filter((id) => id.includes('ack'))).toHaveLength(1);
    });

    it('is listed in one mail an hour where it looks like a machine’s or there is too much of it', async () => {
      await write('One', ['honeypot']);
      await write('Two', ['links', 'forged']);
      await write('Links alone', ['links']);
      for (let number = 0; number < 25; number += 1) await write(`Text ${String(number)}`, ['fast']);
      const reference = await book({}, ['honeypot', 'links']);
      const waiting = await ids();
      expect(waiting.filter((id) => id.startsWith('message-'))).toHaveLength(20);
      // Somebody who requests an appointment may be waiting for the call.
      expect(waiting).toContain(`booking-${reference}`);
      expect(await ids('held')).toHaveLength(8);
      await store.makeDigest();
      expect(await ids('listed')).toEqual([]);
      wait(hour);
      await Promise.all([store.makeDigest(), store.makeDigest(), store.makeDigest()]);
      const digests = (await store.outbox(['waiting'])).filter(({ kind }) => kind === 'digest');
      expect(digests).toHaveLength(1);
      const digest = digests[0]?.id ?? '';
      const { mails, count } = await store.listedMail(digest);
      expect([mails.length, count]).toEqual([8, 8]);
      expect(await store.retryMail()).not.toContain(mails[0]?.id);
      await store.mailSent(digest);
      expect((await ids('sent')).length).toBe(9);
      expect(await ids('held', 'listed')).toEqual([]);
      // The limit of the next hour is not used up.
      await write('Later');
      expect((await ids('held')).length).toBe(0);
    });

    it('in a list that has nothing to tell any more goes with the list', async () => {
      await write('One', ['honeypot']);
      wait(hour);
      await store.makeDigest();
      const [digest] = (await store.outbox(['waiting'])).filter(({ kind }) => kind === 'digest');
      await store.forgetMail(digest?.id ?? '');
      expect(await ids('listed', 'waiting')).toEqual([]);
    });

    it('goes after the time of everything, also where it was given up and its review stays', async () => {
      const added = await store.addReview({ name: 'M. Njeri', title: 'Mother', text: 'Quick.' });
      const mail = await store.claimMail(60_000);
      if (mail) await store.mailFailed(mail, 'EENVELOPE: 550');
      await store.applyAction('review', 'id' in added ? added.id : '', 'approve', staff);
      wait(31 * day);
      expect(await store.purge(0)).toMatchObject({ mails: 0 });
      expect(await store.countPurge(30)).toMatchObject({ mails: 1, reviews: 0 });
      expect(await store.purge(30)).toMatchObject({ mails: 1, reviews: 0 });
      expect(await ids('failed')).toEqual([]);
    });

    it('of bookings does not share its room with messages', async () => {
      for (let number = 0; number < 62; number += 1)
        await book({ name: `N${String(number)}`, email: undefined });
      expect(await ids('held')).toHaveLength(2);
      const id = await write('One');
      expect(await ids()).toContain(`message-${id}`);
    });

    it('tells of a decision five minutes later, and not at all where it is taken back', async () => {
      const reference = await book();
      for (const { id } of await claimed()) await store.mailSent(id);
      await store.applyAction('booking', reference, 'confirm', staff);
      expect(await claimed()).toEqual([]);
      wait(4 * minute);
      expect(await claimed()).toEqual([]);
      await store.applyAction('booking', reference, 'undo', staff);
      wait(day);
      expect(await claimed()).toEqual([]);
      await store.applyAction('booking', reference, 'decline', staff);
      wait(5 * minute);
      const [mail, ...more] = await claimed();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ kind: 'decision', subjectId: reference });
      // It is being sent already, so the undo comes too late.
      await store.applyAction('booking', reference, 'undo', staff);
      if (mail) await store.mailSent(mail.id);
      await store.applyAction('booking', reference, 'confirm', staff);
      wait(5 * minute);
      expect(await claimed()).toHaveLength(1);
    });

    it('does not tell of spam, of what nobody can be told of, or of what a machine asked for and staff declined', async () => {
      const spam = await book();
      const silent = await store.addBooking({ ...plain, name: 'B' });
      const doubtful = await book({ name: 'C' }, ['links']);
      await store.applyAction('booking', spam, 'spam', staff);
      await store.applyAction('booking', 'reference' in silent ? silent.reference : '', 'confirm', staff);
      await store.applyAction('booking', doubtful, 'decline', staff);
      expect((await ids()).filter((id) => id.startsWith('decision'))).toEqual([]);
    });

    it('asks a subscriber to confirm, once a day, and forgets who does not', async () => {
      const ask = (email: string, suspicion: Suspicion[] = []) => store.addSubscriber(email, { suspicion });
      await Promise.all([ask('a@x.co.ke'), ask('A@X.co.ke'), ask('a@x.co.ke')]);
      await ask('b@x.co.ke', ['honeypot']);
      expect(await store.outbox(['waiting'])).toMatchObject([
        { kind: 'subscription', subjectId: 'a@x.co.ke' },
      ]);
      expect((await ids())[0]).not.toContain('@');
      wait(day + 1000);
      await ask('a@x.co.ke');
      expect(await ids()).toHaveLength(2);
      expect(await store.confirmSubscriber('A@x.co.ke')).toBe(true);
      expect(await store.confirmSubscriber('nobody@x.co.ke')).toBe(false);
      const first = (await store.subscriber('a@x.co.ke'))?.confirmedAt;
      wait(day + 1000);
      await store.confirmSubscriber('a@x.co.ke');
      await ask('a@x.co.ke');
      expect(await ids()).toHaveLength(2);
      expect(first).toBeDefined();
      expect(await store.subscriber('a@x.co.ke')).toMatchObject({ confirmedAt: first });
      wait(30 * day);
      expect(await store.forgetUnconfirmed()).toBe(1);
      expect((await store.subscribers()).map(({ email }) => email)).toEqual(['a@x.co.ke']);
    });

    it('leaves with what it is about', async () => {
      const reference = await book();
      await store.applyAction('booking', reference, 'confirm', staff);
      const id = await write('One');
      await store.addSubscriber('a@x.co.ke');
      expect(await ids()).toHaveLength(6);
      await store.deleteBooking(reference);
      await store.deleteMessage(id);
      await store.deleteSubscriber('a@x.co.ke');
      expect(await ids('waiting', 'held', 'sent', 'failed')).toEqual([]);
    });

    it('knows the language of the page', async () => {
      const id = await store.addMessage(message, { language: 'sw' });
      const added = await store.addBooking(booking, { language: 'sw' });
      await store.addSubscriber('a@x.co.ke', { language: 'sw' });
      const reference = 'reference' in added ? added.reference : '';
      expect([
        (await store.message(id))?.language,
        (await store.booking(reference))?.language,
        (await store.subscriber('a@x.co.ke'))?.language,
        (await store.message(await write('In English')))?.language,
      ]).toEqual(['sw', 'sw', 'sw', undefined]);
    });
  });

  describe('one mail a day to staff', () => {
    const wait = begin({ dailyAt: 7 });

    it('lists messages and reviews in the morning in Nairobi, while bookings come at once', async () => {
      const reference = await book();
      const id = await write('One');
      expect((await ids()).filter((one) => !one.includes('ack'))).toEqual([`booking-${reference}`]);
      expect(await ids('held')).toEqual([`message-${id}`]);
      // It is eleven in Nairobi: twenty hours until seven.
      wait(20 * hour - 1000);
      await store.makeDigest();
      expect(await ids('held')).toHaveLength(1);
      wait(1000);
      await store.makeDigest();
      expect(await ids('held')).toEqual([]);
      expect((await store.outbox(['waiting'])).filter(({ kind }) => kind === 'digest')).toHaveLength(1);
    });
  });

  describe('without a mail server', () => {
    const wait = begin();

    it('nothing is written, and nobody is asked to confirm or forgotten for it', async () => {
      const reference = await book();
      await write('One');
      await store.addSubscriber('a@x.co.ke');
      await store.applyAction('booking', reference, 'confirm', staff);
      expect(await ids('waiting', 'held', 'sent', 'failed')).toEqual([]);
      wait(400 * day);
      expect(await store.forgetUnconfirmed()).toBe(0);
      expect(await store.subscriber('a@x.co.ke')).not.toHaveProperty('askedAt');
    });

    it('what came is mailed to staff alone once there is one, the many in a list', async () => {
      const reference = await book();
      for (let number = 0; number < 25; number += 1) await write(`Text ${String(number)}`);
      await Promise.all([store.enqueueMail(), store.enqueueMail()]);
      expect(await ids()).toHaveLength(21);
      expect(await ids()).toContain(`booking-${reference}`);
      expect(await ids('held')).toHaveLength(5);
    });
  });
}
