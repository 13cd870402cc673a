import { describe, expect, it } from 'vitest';
import type { ReturnedForm } from '../../src/domain/returned';
import type { Store } from '../../src/server/store/Store';
import { eachWithEmptyStore, type OpenEmptyStore } from './eachWithEmptyStore';

const review = { name: 'Wanjiru', title: 'Teacher', text: 'Quick and kind.', rating: 4 } as const;
/** A request for an appointment, and a message, as visitors send them. */
export const booking = { clinicId: 1, date: '2026-11-30', name: 'Achieng', phone: '+254712345678' };
export const message = { name: 'Otieno', email: 'o@example.co.ke', phone: '+254712345678', message: 'Hello' };

/** Who decides in these tests. */
export const staff = { who: 'Wanjiru', via: 'browser' } as const;

/** The contract that every store must fulfil. */
export function storeContract(open: OpenEmptyStore): void {
  let store: Store;
  const wait = eachWithEmptyStore(open, (opened) => {
    store = opened;
  });
  const add = async (given: Parameters<Store['addReview']>[0] = review, key?: string) => {
    const added = await store.addReview(given, { key });
    if (added.outcome === 'conflict') throw new Error('conflict');
    wait(1000);
    return added.id;
  };

  it('answers', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  describe('reviews', () => {
    it('are stored as pending, with short ids that sort by time', async () => {
      const ids = [await add(), await add({ ...review, text: 'B' }), await add({ ...review, text: 'C' })];
      expect([...ids].sort()).toEqual(ids);
      expect(new Set(ids).size).toBe(3);
      expect(ids[0]).toMatch(/^[2-9a-hjkmnp-tv-z]{12}$/);
      expect(await store.review(ids[0] ?? '')).toEqual({
        ...review,
        id: ids[0],
        status: 'pending',
        createdAt: '2026-11-21T08:00:00.000Z',
      });
    });

    it('keep a missing rating missing', async () => {
      const id = await add({ name: 'A', title: 'B', text: 'C' });
      expect(await store.review(id)).not.toHaveProperty('rating');
      await store.applyAction('review', id, 'approve', staff);
      expect((await store.publishedReviews())[0]).not.toHaveProperty('rating');
    });

    it('keep any language and line breaks', async () => {
      const text =
        'Asante sana 🙏\n"quoted"; DROP TABLE reviews; -- ? $1 \u{1F469}\u200D\u2695\uFE0F العربية';
      expect((await store.review(await add({ ...review, text })))?.text).toBe(text);
    });

    it('with the same key and content are stored once, also at the same moment', async () => {
      const all = await Promise.all(
        Array.from({ length: 20 }, () => store.addReview(review, { key: 'key-of-one-filling' })),
      );
      const ids = new Set(all.map((added) => ('id' in added ? added.id : added.outcome)));
      expect(ids.size).toBe(1);
      expect(all.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
      expect(await store.reviews()).toHaveLength(1);
    });

    it.each([
      ['text', { ...review, text: 'Other' }],
      ['rating', { ...review, rating: 5 as const }],
      ['no rating', { name: review.name, title: review.title, text: review.text }],
    ])('with the same key and another %s conflict', async (_, other) => {
      await add(review, 'key-12345');
      expect(await store.addReview(other, { key: 'key-12345' })).toEqual({ outcome: 'conflict' });
      expect(await store.reviews()).toHaveLength(1);
    });

    it('without a key are stored once within 24 hours, also at the same moment', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => store.addReview(review)));
      const ids = new Set(all.map((added) => ('id' in added ? added.id : added.outcome)));
      expect(ids.size).toBe(1);
      expect(all.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
      for (const other of [
        { ...review, rating: 5 as const },
        { name: review.name, title: review.title, text: review.text },
        { ...review, text: 'Other' },
      ])
        expect(ids).not.toContain(await add(other));
      expect(await add({ name: review.name, title: review.title, text: review.text })).toBe(
        (await store.reviews()).find(({ rating, text }) => rating === undefined && text === review.text)?.id,
      );
      wait(24 * 3_600_000);
      expect(ids).not.toContain(await add());
      expect(await store.reviews()).toHaveLength(5);
    });

    it.each(['approve', 'reject', 'spam'] as const)(
      'without a key are stored anew after staff chose %s',
      async (action) => {
        const decided = await add();
        await store.applyAction('review', decided, action, staff);
        const again = await add();
        expect(again).not.toBe(decided);
        // It waits now, so a third one is the same again.
        expect(await add()).toBe(again);
        expect((await store.reviews('pending')).map(({ id }) => id)).toEqual([again]);
      },
    );

    it('with keys of their own are each their own', async () => {
      expect(await add(review, 'one-filling')).not.toBe(await add(review, 'another-filling'));
    });

    it('keep what made them suspicious to themselves', async () => {
      const added = await store.addReview(review, { suspicion: ['fast', 'links'] });
      const id = 'id' in added ? added.id : '';
      expect(await store.review(id)).toMatchObject({ suspicion: ['links', 'fast'] });
      await store.applyAction('review', id, 'approve', staff);
      expect((await store.publishedReviews())[0]).not.toHaveProperty('suspicion');
    });

    it('are listed newest first, by status', async () => {
      const [first, second, third] = [
        await add(),
        await add({ ...review, text: 'B' }),
        await add({ ...review, text: 'C' }),
      ];
      await store.applyAction('review', second, 'reject', staff);
      expect((await store.reviews()).map(({ id }) => id)).toEqual([third, second, first]);
      expect((await store.reviews('pending')).map(({ id }) => id)).toEqual([third, first]);
      expect((await store.reviews('rejected')).map(({ id }) => id)).toEqual([second]);
    });

    it('are published by approval only, newest approval first', async () => {
      const [first, second] = [await add(), await add({ ...review, name: 'Achieng' })];
      await add({ ...review, name: 'Pending' });
      await store.applyAction('review', second, 'approve', staff);
      wait(1000);
      await store.applyAction('review', first, 'approve', staff);
      const published = await store.publishedReviews();
      expect(published.map(({ name }) => name)).toEqual(['Wanjiru', 'Achieng']);
      expect(published[0]).toEqual({ ...review, publishedAt: '2026-11-21T08:00:04.000Z' });
    });

    it('are decided once, and history tells it', async () => {
      const id = await add();
      const decided = await store.applyAction('review', id, 'approve', staff);
      expect(decided).toMatchObject({
        outcome: 'decided',
        item: { status: 'approved', decidedAt: '2026-11-21T08:00:01.000Z' },
      });
      expect(await store.applyAction('review', id, 'reject', staff)).toMatchObject({ outcome: 'conflict' });
      wait(1000);
      const undone = await store.applyAction('review', id, 'undo', staff);
      expect(undone).toMatchObject({ outcome: 'decided', item: { status: 'pending' } });
      expect(await store.review(id)).not.toHaveProperty('decidedAt');
      const log = await store.itemLog('review', id);
      expect(log).toMatchObject([
        { ...staff, action: 'approve', from: 'pending', to: 'approved', at: '2026-11-21T08:00:01.000Z' },
        { ...staff, action: 'undo', from: 'approved', to: 'pending', at: '2026-11-21T08:00:02.000Z' },
      ]);
      expect(log[1]?.undoes).toBe(log[0]?.id);
    });

    it('take one of two decisions at the same moment', async () => {
      const id = await add();
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          store.applyAction('review', id, n % 2 ? 'approve' : 'reject', staff),
        ),
      );
      expect(results.filter(({ outcome }) => outcome === 'decided')).toHaveLength(1);
      expect(results.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(7);
      expect(await store.itemLog('review', id)).toHaveLength(1);
    });

    it('that are unknown are not found', async () => {
      expect(await store.review("x' OR '1'='1")).toBeUndefined();
      expect(await store.applyAction('review', 'nothing', 'approve', staff)).toEqual({
        outcome: 'not_found',
      });
    });
  });

  describe('bookings', () => {
    const ask = async (given: Parameters<Store['addBooking']>[0] = booking, key?: string) => {
      const added = await store.addBooking(given, { key });
      if (added.outcome === 'conflict') throw new Error('conflict');
      wait(1000);
      return added.reference;
    };

    it('are stored as requested, under a reference of their own', async () => {
      const full = { ...booking, email: 'a@example.co.ke', note: 'Two\nlines 🙏' };
      const [first, second] = [await ask(), await ask(full)];
      expect(first).toMatch(/^[2-9C-Y]{3}-[2-9C-Y]{3}$/);
      expect(second).not.toBe(first);
      expect(await store.booking(first)).toEqual({
        ...booking,
        id: expect.stringMatching(/^[2-9a-z]{12}$/) as string,
        reference: first,
        status: 'requested',
        createdAt: '2026-11-21T08:00:00.000Z',
      });
      expect(await store.booking(second)).toMatchObject(full);
      expect(await store.booking("x' OR '1'='1")).toBeUndefined();
    });

    it('with the same key and content are stored once, also at the same moment', async () => {
      const all = await Promise.all(
        Array.from({ length: 20 }, () => store.addBooking(booking, { key: 'key-of-one-filling' })),
      );
      expect(new Set(all.map((added) => ('reference' in added ? added.reference : ''))).size).toBe(1);
      expect(all.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
      wait(48 * 3_600_000);
      expect(await store.addBooking(booking, { key: 'key-of-one-filling' })).toMatchObject({
        outcome: 'repeated',
      });
      const other = { ...booking, note: 'Other' };
      expect(await store.addBooking(other, { key: 'key-of-one-filling' })).toEqual({ outcome: 'conflict' });
      expect(await store.bookings()).toHaveLength(1);
    });

    it('without a key are stored once within 24 hours, as long as they wait', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => store.addBooking(booking)));
      const references = new Set(all.map((added) => ('reference' in added ? added.reference : '')));
      expect(references.size).toBe(1);
      expect(await ask({ ...booking, note: 'Mornings' })).not.toBe([...references][0]);
      wait(24 * 3_600_000);
      const later = await ask();
      expect(references).not.toContain(later);
      await store.applyAction('booking', later, 'decline', staff);
      expect(await ask()).not.toBe(later);
      expect(await store.bookings()).toHaveLength(4);
    });

    it.each(['confirm', 'decline', 'spam'] as const)(
      'without a key are stored anew after staff chose %s',
      async (action) => {
        const decided = await ask();
        await store.applyAction('booking', decided, action, staff);
        const again = await ask();
        expect(again).not.toBe(decided);
        expect(await ask()).toBe(again);
      },
    );

    it('keep what made them suspicious', async () => {
      const added = await store.addBooking(booking, { suspicion: ['forged'] });
      const reference = 'reference' in added ? added.reference : '';
      expect(await store.booking(reference)).toMatchObject({ suspicion: ['forged'] });
    });

    it('are listed by the day they are for, by status', async () => {
      const late = await ask({ ...booking, date: '2026-12-07' });
      const [soon, sooner] = [await ask(), await ask({ ...booking, date: '2026-11-23' })];
      await store.applyAction('booking', soon, 'confirm', staff);
      const list = async (status?: 'requested' | 'confirmed' | 'declined') =>
        (await store.bookings(status)).map(({ reference }) => reference);
      expect(await list()).toEqual([sooner, soon, late]);
      expect(await list('requested')).toEqual([sooner, late]);
      expect(await list('confirmed')).toEqual([soon]);
      expect(await list('declined')).toEqual([]);
    });

    it('are decided once, also at the same moment', async () => {
      const reference = await ask();
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          store.applyAction('booking', reference, n % 2 ? 'confirm' : 'decline', staff),
        ),
      );
      expect(results.filter(({ outcome }) => outcome === 'decided')).toHaveLength(1);
      const stored = await store.booking(reference);
      expect(stored).toMatchObject({ decidedAt: '2026-11-21T08:00:01.000Z' });
      for (const result of results)
        expect(result).toMatchObject({ item: { status: stored?.status, decidedAt: stored?.decidedAt } });
      expect(await store.applyAction('booking', 'K7M-4XP', 'confirm', staff)).toEqual({
        outcome: 'not_found',
      });
    });
  });

  describe('messages', () => {
    it('are stored and listed newest first', async () => {
      const first = await store.addMessage(message);
      wait(1000);
      const second = await store.addMessage({ ...message, message: 'Again' });
      expect((await store.messages()).map(({ id }) => id)).toEqual([second, first]);
      expect(await store.message(first)).toEqual({
        ...message,
        id: first,
        createdAt: '2026-11-21T08:00:00.000Z',
      });
      expect(await store.message('nothing')).toBeUndefined();
    });

    it('keep what made them suspicious', async () => {
      const id = await store.addMessage(message, { suspicion: ['links', 'forged'] });
      expect(await store.message(id)).toMatchObject({ suspicion: ['links', 'forged'] });
      expect((await store.messages())[0]).toMatchObject({ suspicion: ['links', 'forged'] });
    });

    it('of the same content are stored once within 24 hours, also at the same moment', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => store.addMessage(message)));
      wait(24 * 3_600_000 - 1);
      ids.push(await store.addMessage(message));
      expect(new Set(ids).size).toBe(1);
      expect(await store.messages()).toHaveLength(1);
      wait(1);
      expect(await store.addMessage(message)).not.toBe(ids[0]);
      expect(await store.messages()).toHaveLength(2);
    });

    it.each(['answer', 'spam'] as const)('are stored anew after staff chose %s', async (action) => {
      const decided = await store.addMessage(message);
      await store.applyAction('message', decided, action, staff);
      wait(1000);
      const again = await store.addMessage(message);
      expect(again).not.toBe(decided);
      expect(await store.addMessage(message)).toBe(again);
      expect((await store.messages()).map(({ id }) => id)).toEqual([again, decided]);
    });

    it('are the same again after staff have undone their decision', async () => {
      const first = await store.addMessage(message);
      await store.applyAction('message', first, 'answer', staff);
      await store.applyAction('message', first, 'undo', staff);
      expect(await store.addMessage(message)).toBe(first);
    });
  });

  it('stores a subscriber once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => store.addSubscriber('a@example.co.ke')));
    wait(1000);
    await store.addSubscriber('b@example.co.ke');
    await store.addSubscriber('a@example.co.ke');
    expect(await store.subscribers()).toEqual([
      { email: 'b@example.co.ke', createdAt: '2026-11-21T08:00:01.000Z' },
      { email: 'a@example.co.ke', createdAt: '2026-11-21T08:00:00.000Z' },
    ]);
  });

  it('stores a subscriber once in any letter case, and marks what looks like a machine’s', async () => {
    await store.addSubscriber('Amina.Ali@example.co.ke');
    await store.addSubscriber('amina.ali@EXAMPLE.co.ke', { suspicion: ['honeypot'] });
    await store.addSubscriber('b@example.co.ke', { suspicion: ['honeypot'] });
    expect(await store.subscribers()).toEqual([
      { email: 'amina.ali@example.co.ke', createdAt: '2026-11-21T08:00:00.000Z' },
      { email: 'b@example.co.ke', createdAt: '2026-11-21T08:00:00.000Z', suspicion: ['honeypot'] },
    ]);
  });

  it('keeps a refused form for its time, under an id that cannot be guessed', async () => {
    const form: ReturnedForm = {
      form: 'review',
      values: { name: 'Zoë \u0000 🙏', text: '' },
      problems: { text: 'required' },
    };
    const id = await store.saveRejectedForm(form, 1000);
    const other = await store.saveRejectedForm(form, 5000);
    expect(id).toMatch(/^[\w-]{24}$/);
    expect(await store.loadRejectedForm(id)).toEqual(form);
    expect(await store.loadRejectedForm('nothing')).toBeUndefined();
    wait(1000);
    expect(await store.loadRejectedForm(id)).toBeUndefined();
    await store.forgetForms();
    expect(await store.loadRejectedForm(other)).toEqual(form);
  });

  it('makes a secret once for each purpose, and keeps it until all are rotated', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => store.secret('letters')));
    expect(new Set(all).size).toBe(1);
    expect(Buffer.from(all[0] ?? '', 'base64url')).toHaveLength(32);
    expect(await store.secret('parcels')).not.toBe(all[0]);
    expect(await store.secret('letters')).toBe(all[0]);
    await store.rotateSecrets();
    expect(await store.secret('letters')).not.toBe(all[0]);
  });

  it('rejects with a StoreError once it is closed', async () => {
    const closed = await open(
      () => new Date(),
      () => 0,
    );
    await closed.close();
    await expect(closed.ping()).rejects.toMatchObject({ name: 'StoreError' });
  });
}
