import { describe, expect, it } from 'vitest';
import { deskKinds, type DeskQuery } from '../../src/domain/desk';
import { dueAt } from '../../src/domain/deskTimes';
import type { Store } from '../../src/server/store/Store';
import { eachWithEmptyStore, type OpenEmptyStore } from './eachWithEmptyStore';
import { booking, message, staff } from './store.contract';

const review = { name: 'Wanjiru', title: 'Teacher', text: 'Quick and kind.' };
const other = { who: 'Kiprono', via: 'browser' } as const;

/** The desk's contract, which every store must fulfil. */
export function deskContract(open: OpenEmptyStore): void {
  let store: Store;
  const wait = eachWithEmptyStore(open, (opened) => {
    store = opened;
  });
  const addReview = async (given: object = {}) => {
    const added = await store.addReview({ ...review, ...given });
    wait(1000);
    return added.outcome === 'conflict' ? '' : added.id;
  };
  const addBooking = async (given: object = {}) => {
    const added = await store.addBooking({ ...booking, ...given });
    wait(1000);
    return added.outcome === 'conflict' ? '' : added.reference;
  };
  const addRequest = async () => {
    const answers = {
      name: 'Amina Hassan',
      phone: '+254733444555',
      email: 'amina@example.com',
      setting: 'concert',
    };
    const added = await store.addRequest('events', { answers, copy: false });
    wait(1000);
    return added.outcome === 'conflict' ? '' : added.reference;
  };
  const addMessage = async (given: object = {}) => {
    const id = await store.addMessage({ ...message, ...given });
    wait(1000);
    return id;
  };
  const find = async (query: DeskQuery) => (await store.deskItems(query)).items.map(({ id }) => id);

  describe('a decision', () => {
    it.each([
      ['booking', addBooking, 'confirm', 'requested', 'confirmed'],
      ['booking', addBooking, 'decline', 'requested', 'declined'],
      ['request', addRequest, 'answer', 'waiting', 'answered'],
      ['request', addRequest, 'spam', 'waiting', 'spam'],
      ['message', addMessage, 'answer', 'new', 'answered'],
      ['review', addReview, 'approve', 'pending', 'approved'],
      ['review', addReview, 'reject', 'pending', 'rejected'],
      ['booking', addBooking, 'spam', 'requested', 'spam'],
      ['message', addMessage, 'spam', 'new', 'spam'],
      ['review', addReview, 'spam', 'pending', 'spam'],
    ] as const)('about a %s is logged and can be taken back: %#', async (kind, add, action, from, to) => {
      const id = await add();
      const moved = await store.applyAction(kind, id, action, staff);
      expect(moved).toMatchObject({ outcome: 'decided', item: { state: to === 'spam' ? 'spam' : 'done' } });
      expect((await store.deskCounts())[kind]).toBe(0);
      expect(await find({ state: 'waiting' })).toEqual([]);
      expect(await find({ state: to === 'spam' ? 'spam' : 'done' })).toEqual([id]);
      wait(1000);
      const [entry] = await store.itemLog(kind, id);
      expect(entry).toMatchObject({ ...staff, action, from, to, kind, subjectId: id });
      expect(await store.applyAction(kind, id, action, other)).toMatchObject({ outcome: 'conflict' });
      expect(await store.applyAction(kind, id, 'undo', other, 'another entry')).toMatchObject({
        outcome: 'conflict',
      });
      expect(await store.applyAction(kind, id, 'undo', other, entry?.id)).toMatchObject({
        outcome: 'decided',
        item: { state: 'waiting', status: from },
      });
      expect(await store.applyAction(kind, id, 'undo', other)).toMatchObject({ outcome: 'conflict' });
      expect(await store.itemLog(kind, id)).toMatchObject([
        { who: staff.who, action },
        { who: other.who, action: 'undo', undoes: entry?.id, from: to, to: from },
      ]);
      expect((await store.deskCounts())[kind]).toBe(1);
    });

    it('of two at the same moment is taken once, and of two undos too', async () => {
      const id = await addBooking();
      for (const actions of [['confirm', 'decline', 'spam'], ['undo']] as const) {
        const all = Array.from({ length: 9 }, (_, n) => actions[n % actions.length] ?? 'undo');
        const results = await Promise.all(
          all.map((action) => store.applyAction('booking', id, action, staff)),
        );
        expect(results.filter(({ outcome }) => outcome === 'decided')).toHaveLength(1);
      }
      expect(await store.itemLog('booking', id)).toHaveLength(2);
    });

    it('is refused where there is none for that kind', async () => {
      const id = await addMessage();
      expect(await store.applyAction('message', id, 'approve', staff)).toMatchObject({ outcome: 'conflict' });
      expect(await store.applyAction('subscriber', 'a@x.ke', 'spam', staff)).toEqual({
        outcome: 'not_found',
      });
      expect(await store.applyAction('message', "x' OR '1'='1", 'answer', staff)).toEqual({
        outcome: 'not_found',
      });
      expect(await store.deskLog()).toEqual({ entries: [] });
    });

    it('as spam publishes nothing, sends no mail, and is deleted in the end', async () => {
      const id = await addReview();
      await addBooking();
      for (const [kind, name] of [
        ['review', id],
        ['booking', (await find({ kind: 'booking' }))[0] ?? ''],
        ['message', await addMessage()],
      ] as const)
        await store.applyAction(kind, name, 'spam', staff);
      await store.enqueueMail();
      expect(await store.outbox(['waiting'])).toEqual([]);
      expect(await store.publishedReviews()).toEqual([]);
      expect(await store.reviews('pending')).toEqual([]);
      expect(await store.bookings('requested')).toEqual([]);
      expect((await store.purge(30)).reviews).toBe(0);
      wait(31 * 24 * 60 * 60 * 1000);
      expect((await store.purge(30)).reviews).toBe(1);
    });
  });

  describe('a list', () => {
    it('holds what waits of all kinds, in both orders', async () => {
      const ids = [await addBooking(), await addMessage(), await addReview()];
      await store.addSubscriber('amina@example.co.ke');
      expect(await find({ state: 'waiting', order: 'oldest' })).toEqual(ids);
      expect(await find({ state: 'waiting', order: 'newest' })).toEqual([...ids].reverse());
      expect(await find({ order: 'oldest' })).toEqual([...ids, 'amina@example.co.ke']);
      expect(await find({ kind: 'subscriber' })).toEqual(['amina@example.co.ke']);
      expect(await find({ kind: 'subscriber', state: 'waiting' })).toEqual([]);
      expect(await store.deskCounts()).toEqual({
        request: 0,
        booking: 1,
        message: 1,
        review: 1,
        mail: 0,
        subscriber: 0,
      });
    });

    it('has what is due first at its head: by the promise and the day that it names, then what nobody waits for', async () => {
      // A Friday evening in UTC, which is already Saturday in Nairobi.
      wait(Date.parse('2027-03-05T22:00:00Z') - Date.parse('2026-11-21T08:00:00Z'));
      const asks = async (day?: string) => {
        const answers = {
          name: 'Amina',
          phone: '+254733444555',
          ...(day !== undefined && { firstDay: day, lastDay: '2027-06-01' }),
        };
        const added = await store.addRequest('events', { answers, copy: false });
        wait(60_000);
        return added.outcome === 'conflict' ? '' : added.reference;
      };
      const text = await addReview();
      const letter = await addMessage();
      const far = await addBooking({ date: '2027-05-03' });
      const near = await addBooking({ date: '2027-03-08' });
      const event = await asks('2027-03-09');
      const undated = await asks();
      const known = [
        [undefined, [letter, undated, near, event, far, text]],
        // Two working days after a Saturday end on Tuesday.
        [2, [near, event, letter, far, undated, text]],
      ] as const;
      for (const [answerDays, expected] of known) {
        const query = { state: 'waiting', order: 'due', answerDays } as const;
        expect([answerDays, await find(query)]).toEqual([answerDays, expected]);
        const { items } = await store.deskItems(query);
        const dues = items.map((item) => dueAt(item, answerDays)).filter((due) => due !== undefined);
        expect(dues).toEqual([...dues].sort((a, b) => a - b));
      }
    });

    it('counts mail as unsent once a try has failed', async () => {
      await addBooking();
      await store.enqueueMail();
      expect((await store.deskCounts()).mail).toBe(0);
      const mail = await store.claimMail(60_000);
      if (mail) await store.mailFailed(mail, 'connect ECONNREFUSED', 60_000);
      expect((await store.deskCounts()).mail).toBe(1);
      const [item] = (await store.deskItems({ kind: 'mail', state: 'waiting' })).items;
      expect(item).toMatchObject({
        id: mail?.id,
        text: 'connect ECONNREFUSED',
        details: { kind: 'booking' },
      });
      if (mail) await store.mailSent(mail.id);
      expect((await store.deskCounts()).mail).toBe(0);
    });

    it.each(['oldest', 'newest', 'due'] as const)(
      'goes on from page to page, the %s first, also at equal times',
      async (order) => {
        const all: string[] = [];
        for (let n = 0; n < 20; n += 1) {
          all.push(await store.addMessage({ ...message, message: `Text ${String(n)}` }));
          all.push(await addReview({ text: `Text ${String(n)}` }));
          const added = await store.addBooking({ ...booking, note: `Text ${String(n)}` });
          all.push('reference' in added ? added.reference : '');
        }
        const seen: string[] = [];
        let after: string | undefined = '';
        let pages = 0;
        while (after !== undefined) {
          const page: Awaited<ReturnType<Store['deskItems']>> = await store.deskItems({
            state: 'waiting',
            order,
            after,
          });
          seen.push(...page.items.map(({ id }) => id));
          after = page.next;
          pages += 1;
        }
        expect(pages).toBe(3);
        expect(seen).toHaveLength(60);
        expect([...seen].sort()).toEqual(all.sort());
      },
    );

    it('takes a place that is none for the beginning', async () => {
      const id = await addReview();
      for (const after of ['x', 'bnVsbA', Buffer.from('[1,2,3]').toString('base64url')])
        expect(await find({ after })).toEqual([id]);
    });

    it('is searched by name, reference, number, address and words', async () => {
      const reference = await addBooking({ name: 'Achieng Odhiambo', note: 'Knee 100%_sure\\' });
      const id = await addMessage({
        name: 'ÉLODIE Mwangi',
        email: 'elodie@example.com',
        phone: '+254722111222',
      });
      await addReview({ text: 'Nothing of this.' });
      for (const words of [
        'achieng',
        'ODHIAMBO ach',
        reference,
        reference.toLowerCase().replace('-', ''),
        '100%_SURE\\',
        '0712 345 678',
        '+254 712-345-678',
        '712345',
      ])
        expect([words, await find({ words })]).toEqual([words, [reference]]);
      for (const words of ['élodie', 'Élodie', 'mwangi ÉLODIE', 'ELODIE@example', '00254722111222', id])
        expect([words, await find({ words })]).toEqual([words, [id]]);
      for (const words of ['achieng mwangi', '%', '_', "'; DROP TABLE reviews; --", '0799 999 999'])
        expect([words, (await find({ words })).length]).toEqual([
          words,
          words === '%' || words === '_' ? 1 : 0,
        ]);
      const requestReference = await addRequest();
      for (const words of [
        'amina HASSAN',
        'amina@example',
        '0733 444 555',
        requestReference.replace('-', ''),
      ])
        expect([words, await find({ words })]).toEqual([words, [requestReference]]);
      expect(await store.deskItem('request', requestReference)).toMatchObject({
        person: 'Amina Hassan',
        phone: '+254733444555',
        email: 'amina@example.com',
        details: { kind: 'events' },
      });
      // Names of fields and of choices are not searched.
      for (const words of ['name', 'setting', 'concert', 'true', '{'])
        expect([words, await find({ words, kind: 'request' })]).toEqual([words, []]);
      expect(await find({ words: '   ' })).toHaveLength(4);
      expect(await find({ words: 'achieng', kind: 'message' })).toEqual([]);
    });
  });

  it('is searched in any spelling: as any apostrophe, with marks and without', async () => {
    const marked = await addBooking({ name: 'Ng’ang’a Wanjikũ' });
    const plain = await addMessage({ name: 'Wanjiku [Nganga*]' });
    for (const words of ["ng'ang'a", 'NG’ANG’A', 'ngʼangʼa', 'ng`ang`a', 'Wanjiku ng‘ang‘a'])
      expect([words, await find({ words })]).toEqual([words, [marked]]);
    for (const words of ['wanjiku', 'WANJIKŨ', 'wanjikũ', 'wanjíku'])
      expect([words, (await find({ words })).toSorted()]).toEqual([words, [marked, plain].toSorted()]);
    for (const words of ['[nganga', '*]', '[Nganga*]'])
      expect([words, await find({ words })]).toEqual([words, [plain]]);
    for (const words of ['wanjika', 'wanj*', 'wanj?ku', '.*', '[a-z]', '\\w', 'a'.repeat(5000)])
      expect([words, await find({ words })]).toEqual([words, []]);
  });

  describe('the log', () => {
    it('tells who did what, newest first, page by page', async () => {
      for (let n = 0; n < 60; n += 1) {
        await store.addLogEntry(staff, { action: n % 2 ? 'open' : 'close' });
        wait(n % 3 ? 0 : 1000);
      }
      const first = await store.deskLog();
      expect(first.entries).toHaveLength(50);
      const second = await store.deskLog(first.next);
      expect(second).toMatchObject({ entries: { length: 10 } });
      expect(second.next).toBeUndefined();
      expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(60);
    });

    it('forgets the text of a note that is taken back, once', async () => {
      const id = await addMessage();
      const entry = await store.addLogEntry(staff, {
        action: 'note',
        kind: 'message',
        subjectId: id,
        note: 'Two\ncrews 🙏',
      });
      expect((await store.itemLog('message', id))[0]?.note).toBe('Two\ncrews 🙏');
      wait(1000);
      const results = await Promise.all([
        store.withdrawNote(entry.id, other),
        store.withdrawNote(entry.id, other),
      ]);
      expect(results.sort()).toEqual([false, true]);
      const log = await store.itemLog('message', id);
      expect(log).toMatchObject([{ action: 'note' }, { action: 'undo', undoes: entry.id, who: other.who }]);
      expect(log[0]).not.toHaveProperty('note');
      expect(await store.withdrawNote('nothing', other)).toBe(false);
    });

    it('goes with what it is about, and the rest when it is old', async () => {
      const id = await addMessage();
      await store.addLogEntry(staff, {
        action: 'note',
        kind: 'message',
        subjectId: id,
        note: 'About a person',
      });
      await store.applyAction('message', id, 'answer', staff);
      expect(await store.deleteMessage(id)).toBe(true);
      await store.addLogEntry(staff, { action: 'erase', kind: 'message', subjectId: id });
      expect((await store.deskLog()).entries).toMatchObject([{ action: 'erase' }]);
      wait(31 * 24 * 60 * 60 * 1000);
      await store.purge(0);
      expect((await store.deskLog()).entries).toHaveLength(1);
      await store.purge(30);
      expect((await store.deskLog()).entries).toEqual([]);
    });
  });

  describe('links and open desks', () => {
    const hour = 60 * 60 * 1000;

    it('a link is used up by one caller, and ends by itself', async () => {
      await store.addDeskLink('a', 1000);
      expect(await store.hasDeskLink('a')).toBe(true);
      const taken = await Promise.all(Array.from({ length: 8 }, () => store.takeDeskLink('a')));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await store.hasDeskLink('a')).toBe(false);
      await store.addDeskLink('b', 1000);
      wait(1000);
      expect(await store.hasDeskLink('b')).toBe(false);
      expect(await store.takeDeskLink('b')).toBe(false);
    });

    it('a desk closes at its end, when nobody is at it, and when it is closed', async () => {
      await store.addDeskSession('a', 'Wanjiru', 10 * hour);
      expect(await store.deskSession('a', 4 * hour, true)).toMatchObject({ name: 'Wanjiru' });
      wait(3 * hour);
      // A page that only polls the counts does not count as a person.
      expect(await store.deskSession('a', 4 * hour, false)).toBeDefined();
      wait(1.5 * hour);
      expect(await store.deskSession('a', 4 * hour, true)).toBeUndefined();
      await store.addDeskSession('b', 'Wanjiru', 10 * hour);
      for (let n = 0; n < 3; n += 1) {
        wait(3 * hour);
        expect(await store.deskSession('b', 4 * hour, true)).toBeDefined();
      }
      wait(hour);
      expect(await store.deskSession('b', 4 * hour, true)).toBeUndefined();
      await store.addDeskSession('c', 'Amina', hour);
      await store.addDeskSession('d', 'amina', hour);
      await store.addDeskSession('e', 'Kiprono', hour);
      expect((await store.deskSessions()).map(({ name }) => name).sort()).toEqual([
        'Amina',
        'Kiprono',
        'amina',
      ]);
      expect(await store.endDeskSessions('AMINA')).toBe(2);
      await store.endDeskSession('e');
      expect(await store.deskSession('e', hour, true)).toBeUndefined();
      await store.addDeskSession('f', 'Amina', hour);
      await store.addDeskLink('g', hour);
      expect(await store.endDeskSessions()).toBeGreaterThan(0);
      expect(await store.hasDeskLink('g')).toBe(false);
      await store.forgetDesks();
      expect(await store.deskSessions()).toEqual([]);
    });
  });

  it('knows every kind by a row of its own', async () => {
    await addBooking();
    for (const kind of deskKinds) expect(await store.deskItem(kind, 'nothing')).toBeUndefined();
  });
}
