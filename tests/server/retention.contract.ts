import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/server/store/Store';
import { eachWithEmptyStore, type OpenEmptyStore } from './eachWithEmptyStore';
import { booking, message, staff } from './store.contract';

const day = 24 * 60 * 60 * 1000;
const review = { name: 'Wanjiru', title: 'Teacher', text: 'Quick and kind.' };

/** The contract of e-mail to staff and of deletions, which every store must fulfil. */
export function removalContract(open: OpenEmptyStore): void {
  let store: Store;
  const wait = eachWithEmptyStore(open, (opened) => {
    store = opened;
  });
  const addReview = async (text = review.text) => {
    const added = await store.addReview({ ...review, text });
    return added.outcome === 'conflict' ? '' : added.id;
  };
  const addBooking = async (name = booking.name, date = booking.date) => {
    const added = await store.addBooking({ ...booking, name, date });
    return added.outcome === 'conflict' ? '' : added.reference;
  };
  const idsOf = async (...states: ('waiting' | 'sent' | 'failed')[]) =>
    (await store.outbox(states)).map(({ id }) => id).sort();

  describe('the outbox', () => {
    it('takes each submission once, also when several servers look at the same moment', async () => {
      const all = [
        `message-${await store.addMessage(message)}`,
        `review-${await addReview()}`,
        `booking-${await addBooking()}`,
      ].sort();
      await Promise.all(Array.from({ length: 8 }, () => store.enqueueMail()));
      expect(await idsOf('waiting')).toEqual(all);
      await store.enqueueMail();
      expect(await idsOf('waiting')).toEqual(all);
    });

    it('leaves out what is older than a week or decided', async () => {
      await store.addMessage(message);
      await addReview();
      wait(7 * day + 1000);
      const decided = await addReview('Another');
      await store.applyAction('review', decided, 'approve', staff);
      await store.applyAction('booking', await addBooking(), 'confirm', staff);
      await store.enqueueMail();
      expect(await store.outbox(['waiting', 'sent', 'failed'])).toEqual([]);
    });

    it('gives each mail to one server only', async () => {
      for (let number = 0; number < 20; number++) await addReview(`Text ${String(number)}`);
      await store.enqueueMail();
      const claimed = await Promise.all(Array.from({ length: 30 }, () => store.claimMail(60_000)));
      const ids = claimed.flatMap((mail) => (mail ? [mail.id] : []));
      for (let mail = await store.claimMail(60_000); mail; mail = await store.claimMail(60_000))
        ids.push(mail.id);
      expect(new Set(ids).size).toBe(20);
      expect(ids).toHaveLength(20);
    });

    it('gives appointments first, then messages, then reviews, the oldest of each first', async () => {
      const due: string[] = [];
      for (const name of ['First', 'Second']) {
        const review = `review-${await addReview(name)}`;
        const text = `message-${await store.addMessage({ ...message, message: name })}`;
        const asked = `booking-${await addBooking(name)}`;
        due.push(asked, text, review);
        await store.enqueueMail();
        wait(1000);
      }
      const claimed: string[] = [];
      for (let mail = await store.claimMail(60_000); mail; mail = await store.claimMail(60_000))
        claimed.push(mail.id);
      expect(claimed).toEqual([0, 3, 1, 4, 2, 5].map((place) => due[place]));
    });

    it('tells how much mail staff have not got, and for how long', async () => {
      expect(await store.mailFigures()).toEqual({ waiting: { count: 0 }, failed: { count: 0 } });
      await addReview('First');
      await store.enqueueMail();
      wait(3_600_000);
      await addReview('Second');
      await store.enqueueMail();
      const claimed = await store.claimMail(60_000);
      wait(60_000);
      const old = { count: 1, oldestAt: '2026-11-21T08:00:00.000Z', oldestSeconds: 3660 };
      expect(await store.mailFigures()).toEqual({ waiting: { ...old, count: 2 }, failed: { count: 0 } });
      if (claimed) await store.mailFailed(claimed, 'EMESSAGE: 554');
      const newer = { count: 1, oldestAt: '2026-11-21T09:00:00.000Z', oldestSeconds: 60 };
      expect(await store.mailFigures()).toEqual({ waiting: newer, failed: old });
    });

    it('gives a mail to another when a server dies with it, and counts the tries', async () => {
      await addReview();
      await store.enqueueMail();
      const first = await store.claimMail(60_000);
      expect(first).toMatchObject({ kind: 'review', tries: 1, state: 'waiting' });
      wait(59_000);
      expect(await store.claimMail(60_000)).toBeUndefined();
      wait(2000);
      const second = await store.claimMail(60_000);
      expect(second).toMatchObject({ id: first?.id, tries: 2 });
      // The first server was only slow: it does not take the e-mail away from the second.
      if (first) await store.mailFailed(first, 'too late');
      expect(await store.outbox(['failed'])).toEqual([]);
      if (second) await store.mailSent(second.id);
      wait(day);
      expect(await store.claimMail(60_000)).toBeUndefined();
      expect((await store.outbox(['sent']))[0]).toMatchObject({ sentAt: '2026-11-21T08:01:01.000Z' });
    });

    it('puts a failed mail off, or gives it up until staff ask for it again', async () => {
      await addReview();
      await store.enqueueMail();
      const claim = async () => {
        const mail = await store.claimMail(60_000);
        if (!mail) throw new Error('Nothing was due');
        return mail;
      };
      await store.mailFailed(await claim(), 'EENVELOPE: 450', 90_000);
      expect(await store.claimMail(60_000)).toBeUndefined();
      wait(90_000);
      const mail = await claim();
      expect(mail).toMatchObject({ tries: 2, lastError: 'EENVELOPE: 450' });
      expect(await store.retryMail(mail.id)).toEqual([]);
      await store.mailFailed(mail, 'EENVELOPE: 550');
      wait(day);
      expect(await store.claimMail(60_000)).toBeUndefined();
      await store.enqueueMail();
      expect(await store.outbox(['failed'])).toMatchObject([{ tries: 2, lastError: 'EENVELOPE: 550' }]);
      expect(await store.retryMail('review-nothing')).toEqual([]);
      expect(await store.retryMail()).toEqual([mail.id]);
      await store.mailSent((await claim()).id);
      expect(await store.retryMail()).toEqual([]);
    });

    it('outlives a clock that was far ahead', async () => {
      await addReview();
      await store.enqueueMail();
      wait(1000 * day, 'jump');
      const mail = await store.claimMail(60_000);
      if (mail) await store.mailFailed(mail, 'no', 3_600_000);
      wait(-1000 * day, 'jump');
      expect(await store.claimMail(60_000)).toMatchObject({ id: mail?.id });
    });
  });

  describe('deleting', () => {
    it('takes a message with its mail, and says when there is none', async () => {
      const id = await store.addMessage(message);
      const other = await store.addMessage({ ...message, message: 'Another' });
      await store.enqueueMail();
      expect(await store.deleteMessage('nothing')).toBe(false);
      expect(await store.deleteMessage(id)).toBe(true);
      expect(await store.deleteMessage(id)).toBe(false);
      expect((await store.messages()).map((one) => one.id)).toEqual([other]);
      expect(await idsOf('waiting')).toEqual([`message-${other}`]);
    });

    it('takes a review with its history, and leaves the site', async () => {
      const id = await addReview();
      await store.enqueueMail();
      await store.applyAction('review', id, 'approve', staff);
      expect(await store.deleteReview(id)).toBe(true);
      expect(await store.publishedReviews()).toEqual([]);
      expect(await store.itemLog('review', id)).toEqual([]);
      expect(await store.outbox(['waiting'])).toEqual([]);
      expect(await store.deleteReview(id)).toBe(false);
    });

    it('of a review at the moment of a decision leaves nothing half done', async () => {
      const id = await addReview();
      await Promise.all([store.deleteReview(id), store.applyAction('review', id, 'approve', staff)]);
      expect([await store.review(id), await store.itemLog('review', id)]).toEqual([undefined, []]);
    });

    it('takes a booking by its reference, and a subscriber by the address', async () => {
      const reference = await addBooking();
      await store.enqueueMail();
      await store.addSubscriber('amina@example.co.ke');
      expect(await store.deleteBooking(reference)).toBe(true);
      expect(await store.bookings()).toEqual([]);
      expect(await store.outbox(['waiting'])).toEqual([]);
      expect(await store.deleteSubscriber('AMINA@example.CO.ke')).toBe(true);
      expect(await store.deleteSubscriber('amina@example.co.ke')).toBe(false);
      expect(await store.deleteBooking(reference)).toBe(false);
    });
  });

  describe('a purge', () => {
    it('deletes what is old enough, no more, and counts it before', async () => {
      const rejected = await addReview('Rejected');
      await store.applyAction('review', rejected, 'reject', staff);
      const approved = await addReview('Approved');
      await store.applyAction('review', approved, 'approve', staff);
      const pending = await addReview('Pending');
      await store.addMessage(message);
      await addBooking('Passed', '2026-11-25');
      await store.applyAction('booking', await addBooking('Decided', '2026-11-25'), 'confirm', staff);
      const ahead = await addBooking('Ahead', '2027-01-20');
      await store.addSubscriber('amina@example.co.ke');
      await store.enqueueMail();
      wait(20 * day);
      const lately = await addReview('Rejected lately');
      await store.applyAction('review', lately, 'reject', staff);
      const recent = await store.addMessage({ ...message, message: 'Recent' });
      wait(15 * day);

      const expected = { messages: 1, bookings: 2, requests: 0, reviews: 1, mails: 2 };
      expect(await store.countPurge(30)).toEqual(expected);
      expect(await store.messages()).toHaveLength(2);
      expect(await store.purge(30)).toEqual(expected);
      expect((await store.messages()).map(({ id }) => id)).toEqual([recent]);
      expect((await store.bookings()).map((one) => one.reference)).toEqual([ahead]);
      expect((await store.reviews()).map(({ id }) => id).sort()).toEqual([approved, pending, lately].sort());
      expect(await store.itemLog('review', rejected)).toEqual([]);
      expect(await store.subscribers()).toHaveLength(1);
      expect(await idsOf('waiting', 'sent', 'failed')).toEqual(
        [`booking-${ahead}`, `review-${pending}`].sort(),
      );
      expect(await store.purge(30)).toEqual({ messages: 0, bookings: 0, requests: 0, reviews: 0, mails: 0 });
    });

    it('keeps everything but mail sent 30 days ago when it is told 0', async () => {
      await store.addMessage(message);
      await store.enqueueMail();
      const mail = await store.claimMail(60_000);
      if (mail) await store.mailSent(mail.id);
      wait(29 * day);
      expect(await store.purge(0)).toEqual({ messages: 0, bookings: 0, requests: 0, reviews: 0, mails: 0 });
      wait(5000 * day);
      expect(await store.purge(0)).toEqual({ messages: 0, bookings: 0, requests: 0, reviews: 0, mails: 1 });
      expect(await store.messages()).toHaveLength(1);
      // It is too old for another e-mail.
      await store.enqueueMail();
      expect(await store.outbox(['waiting'])).toEqual([]);
    });
  });
}
