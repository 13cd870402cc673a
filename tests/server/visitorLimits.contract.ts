import { describe, expect, it } from 'vitest';
import { deskLinksPerHour, maxPerDay, visitorLimits, type MailRules } from '../../src/server/store/mailKinds';
import type { Store } from '../../src/server/store/Store';
import { eachWithEmptyStore } from './eachWithEmptyStore';
import { booking as plain, message, staff } from './store.contract';

const hour = 3_600_000;
const day = 24 * hour;
const answers = { name: 'Otieno', phone: '+254712345678' };

/** The contract of what strangers can have mailed, which every store must fulfil. */
export function visitorLimitsContract(open: (now: () => Date, rules?: MailRules) => Promise<Store>): void {
  let store: Store;
  const begin = (rules: MailRules) =>
    eachWithEmptyStore(
      (now) => open(now, rules),
      (opened) => {
        store = opened;
      },
    );
  let count = 0;
  /** Sends something that is acknowledged to an address, each time of another kind. */
  async function send(email: string): Promise<void> {
    count += 1;
    const text = `Text ${String(count)}`;
    if (count % 3 === 0) await store.addMessage({ ...message, email, message: text });
    else if (count % 3 === 1) await store.addBooking({ ...plain, name: text, email });
    else await store.addRequest('events', { answers: { ...answers, name: text, email }, copy: true });
  }
  const acknowledged = async (state: 'waiting' | 'capped' = 'waiting') =>
    (await store.outbox([state])).filter(({ kind }) => /ack|copy|subscription/.test(kind)).length;

  describe('one mailbox', () => {
    const wait = begin({ visitorsPerHour: 1000, visitorsPerDay: 1000 });

    it.each([
      ['with a tag', 'victim', 'victim+', '@mail.example'],
      ['of Gmail with dots', 'v.i.c.t.i.m', 'v.ictim+', '@gmail.com'],
      ['of Gmail under its older name', 'Vic.tim', 'vi.ctim+', '@googlemail.com'],
      ['in capitals', 'VICTIM', 'Victim+', '@Mail.Example'],
      ['of an international domain', 'victim', 'victim+', '@éxample.co.ke'],
    ])('gets a few mails a day however it is spelled: %s', async (_how, other, tagged, domain) => {
      await send(`victim${domain === '@googlemail.com' ? '@gmail.com' : domain.toLowerCase()}`);
      await send(`${other}${domain}`);
      if (domain === '@éxample.co.ke') await send('victim@xn--xample-9ua.co.ke');
      for (let tag = 0; tag < 12; tag += 1) await send(`${tagged}q${String(tag)}${domain}`);
      expect(await acknowledged()).toBe(3);
      for (let tag = 0; tag < 4; tag += 1) await store.addSubscriber(`${tagged}news${String(tag)}${domain}`);
      expect(await acknowledged()).toBe(4);
      // Another mailbox of the same service is another person's.
      await send(`somebody.else${domain}`);
      expect(await acknowledged()).toBe(5);
      wait(day + 1000);
      await send(`${tagged}tomorrow${domain}`);
      expect(await acknowledged()).toBe(6);
    });

    it('elsewhere than at Gmail is another one with a dot', async () => {
      for (const email of ['ab@mail.example', 'a.b@mail.example', 'ab@other.example', 'ab@x.mail.example'])
        for (let number = 0; number < 3; number += 1) await send(email);
      expect(await acknowledged()).toBe(12);
    });

    it('whose address is stopped with one spelling is still reached with its own', async () => {
      await store.stopMail('victim+old@mail.example', 'came back');
      await send('victim+old@mail.example');
      expect(await acknowledged()).toBe(0);
      await send('victim@mail.example');
      expect(await acknowledged()).toBe(1);
    });
  });

  describe('all visitors together', () => {
    const wait = begin({ visitorsPerHour: 5, visitorsPerDay: 12 });

    it('get so many mails an hour and a day, and staff see how many were left out', async () => {
      for (let number = 0; number < 8; number += 1) await send(`n${String(number)}@example.co.ke`);
      await store.addSubscriber('news@example.co.ke');
      expect([await acknowledged(), await acknowledged('capped'), await store.cappedMails()]).toEqual([
        5, 4, 4,
      ]);
      // Mail to staff is not among them.
      expect((await store.outbox(['waiting'])).length).toBe(5 + 8);
      for (let hours = 0; hours < 3; hours += 1) {
        wait(hour + 1000);
        for (let number = 0; number < 6; number += 1)
          await send(`h${String(hours)}n${String(number)}@example.co.ke`);
      }
      expect(await acknowledged()).toBe(12);
      wait(day);
      expect(await store.cappedMails()).toBe(0);
      await send('tomorrow@example.co.ke');
      expect(await acknowledged()).toBe(13);
    });

    it('that are capped are never sent later, and the item says so', async () => {
      for (let number = 0; number < 5; number += 1) await send(`n${String(number)}@example.co.ke`);
      const added = await store.addBooking({ ...plain, name: 'Sixth', email: 'sixth@example.co.ke' });
      const reference = 'reference' in added ? added.reference : '';
      expect(await store.mailsToVisitor(reference)).toMatchObject([{ about: 'arrived', state: 'capped' }]);
      wait(2 * day);
      await store.retryMail();
      expect(await store.mailsToVisitor(reference)).toMatchObject([{ state: 'capped' }]);
      // What staff decide is told in any case: nobody else can cause it.
      await store.applyAction('booking', reference, 'confirm', staff);
      expect((await store.mailsToVisitor(reference)).map(({ state }) => state)).toEqual([
        'capped',
        'waiting',
      ]);
    });
  });

  describe('no limit given', () => {
    begin({});

    it('leaves most of what a mailbox may send a day to staff', async () => {
      for (let number = 0; number <= visitorLimits.perHour; number += 1)
        await send(`n${String(number)}@example.co.ke`);
      expect(await acknowledged()).toBe(visitorLimits.perHour);
      // Gmail takes 500 a day; lists once an hour come on top.
      expect(visitorLimits.perDay + maxPerDay.urgent + maxPerDay.usual + 24).toBeLessThan(450);
    });
  });

  describe('mail to staff', () => {
    const wait = begin({
      from: 'site@example.co.ke',
      to: 'staff@example.co.ke',
      alsoTo: ['second@gmail.com'],
      own: ['help@example.co.ke', 'alerts@example.co.ke'],
    });

    it('is not acknowledged to the addresses of the service', async () => {
      const own = [
        'site@example.co.ke',
        'Staff+x@Example.co.ke',
        's.econd@googlemail.com',
        'help@example.co.ke',
      ];
      for (const email of [...own, 'alerts@example.co.ke']) {
        await send(email);
        await send(email);
        await send(email);
      }
      expect([await acknowledged(), await acknowledged('capped')]).toEqual([0, 0]);
      expect(await store.outbox(['waiting'])).toHaveLength(15);
    });

    it('is listed from a number a day on, also where each hour has few', async () => {
      for (let hours = 0; hours < 5; hours += 1) {
        for (let number = 0; number < 15; number += 1)
          await store.addReview({ name: 'A', title: 'B', text: `${String(hours)} ${String(number)}` });
        wait(hour + 1000);
      }
      expect(await store.outbox(['waiting'])).toHaveLength(maxPerDay.usual);
      expect(await store.outbox(['held'])).toHaveLength(75 - maxPerDay.usual);
    });

    it('goes to further addresses once each, also a list', async () => {
      await store.addReview({ name: 'A', title: 'B', text: 'C' });
      const [mail] = await store.outbox(['waiting']);
      if (!mail) throw new Error('There is no mail');
      await Promise.all([store.copyMail(mail, 3), store.copyMail(mail, 3)]);
      const copies = (await store.outbox(['waiting'])).map(({ id }) => id);
      expect(copies.toSorted()).toEqual([mail.id, `${mail.id}-to-1`, `${mail.id}-to-2`]);
      for (const copy of await store.outbox(['waiting'])) await store.copyMail(copy, 3);
      expect(await store.outbox(['waiting'])).toHaveLength(3);
      await store.addReview({ name: 'A', title: 'B', text: 'D' }, { suspicion: ['honeypot'] });
      wait(hour);
      await store.makeDigest();
      const digest = (await store.outbox(['waiting'])).find(({ kind }) => kind === 'digest');
      if (!digest) throw new Error('There is no list');
      await store.copyMail(digest, 2);
      await store.mailSent(digest.id);
      expect((await store.listedMail(`${digest.id}-to-1`)).mails).toHaveLength(1);
    });

    it('holds a link into the desk a few times an hour', async () => {
      const asked = await Promise.all(Array.from({ length: 9 }, () => store.mailDeskLink()));
      expect(asked.filter(Boolean).length).toBeGreaterThan(0);
      for (let more = 0; more < 9; more += 1) await store.mailDeskLink();
      expect(await store.outbox(['waiting'])).toHaveLength(deskLinksPerHour);
      wait(hour + 1000);
      expect(await store.mailDeskLink()).toBe(true);
    });

    it('alone is counted as not received: a visitor’s full mailbox is nobody’s fault here', async () => {
      await send('full@example.co.ke');
      for (let mail = await store.claimMail(1000); mail; mail = await store.claimMail(1000))
        if (/ack|copy/.test(mail.kind)) await store.mailFailed(mail, 'EENVELOPE: 452 4.2.2');
        else await store.mailSent(mail.id);
      await store.addSubscriber('news@example.co.ke');
      expect(await store.outbox(['failed', 'waiting'])).toHaveLength(2);
      expect(await store.mailFigures()).toEqual({ waiting: { count: 0 }, failed: { count: 0 } });
    });
  });
}
