import { describe, expect, it } from 'vitest';
import type { CoverRequest } from '../../src/domain/requests/answers';
import type { Store } from '../../src/server/store/Store';
import { eachWithEmptyStore, type OpenEmptyStore } from './eachWithEmptyStore';
import { staff } from './store.contract';

const day = 24 * 3_600_000;
const phone = '+254712345678';
const events: CoverRequest = {
  answers: {
    title: 'Two\nlines 🙏 "quoted"; DROP TABLE requests; -- ?',
    risks: ['alcohol'],
    people: 5,
    phone,
  },
  copy: false,
};
const transfer: CoverRequest = {
  answers: { from: 'Kisumu', day: '2026-12-01', phone, email: 'otieno@example.co.ke' },
  copy: true,
  consent: '2026-11-25',
};

/** The contract of requests for cover, transfers and courses, which every store must fulfil. */
export function requestContract(open: OpenEmptyStore): void {
  let store: Store;
  const wait = eachWithEmptyStore(open, (opened) => {
    store = opened;
  });
  const ask = async (
    kind: Parameters<Store['addRequest']>[0] = 'events',
    request = events,
    submitted?: Parameters<Store['addRequest']>[2],
  ) => {
    const added = await store.addRequest(kind, request, submitted);
    if (added.outcome === 'conflict') throw new Error('conflict');
    wait(1000);
    return added.reference;
  };

  describe('requests', () => {
    it('are stored as waiting, with their answers as they are, under a reference of their own', async () => {
      const [first, second] = [await ask(), await ask('transfer', transfer)];
      expect(first).toMatch(/^[2-9C-Y]{3}-[2-9C-Y]{3}$/);
      expect(await store.request(first)).toEqual({
        ...events,
        id: expect.stringMatching(/^[2-9a-z]{12}$/) as string,
        reference: first,
        kind: 'events',
        status: 'waiting',
        createdAt: '2026-11-21T08:00:00.000Z',
      });
      expect(await store.request(second)).toMatchObject({
        ...transfer,
        kind: 'transfer',
        day: '2026-12-01',
        consentAt: '2026-11-21T08:00:01.000Z',
      });
      expect(await store.request("x' OR '1'='1")).toBeUndefined();
    });

    it('with the same key and content are stored once, also at the same moment', async () => {
      const key = 'key-of-one-filling';
      const all = await Promise.all(
        Array.from({ length: 20 }, () => store.addRequest('events', events, { key })),
      );
      expect(new Set(all.map((added) => ('reference' in added ? added.reference : ''))).size).toBe(1);
      expect(all.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
      wait(2 * day);
      expect(await store.addRequest('events', events, { key })).toMatchObject({ outcome: 'repeated' });
      for (const [kind, other] of [
        ['events', { ...events, copy: true }],
        ['events', { ...events, answers: { ...events.answers, people: 6 } }],
        ['sports', events],
      ] as const)
        expect(await store.addRequest(kind, other, { key })).toEqual({ outcome: 'conflict' });
      expect(await store.requests()).toHaveLength(1);
    });

    it('without a key are stored once within 24 hours, as long as they wait', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => store.addRequest('events', events)));
      const references = new Set(all.map((added) => ('reference' in added ? added.reference : '')));
      expect(references.size).toBe(1);
      expect(references).not.toContain(await ask('sports'));
      wait(day);
      const later = await ask();
      expect(references).not.toContain(later);
      await store.applyAction('request', later, 'answer', staff);
      expect(await ask()).not.toBe(later);
    });

    it.each(['answer', 'spam'] as const)(
      'without a key are stored anew after staff chose %s',
      async (action) => {
        const decided = await ask();
        await store.applyAction('request', decided, action, staff);
        const again = await ask();
        expect(again).not.toBe(decided);
        expect(await ask()).toBe(again);
      },
    );

    it('are listed by how long they have waited, by status and kind', async () => {
      const first = await ask();
      const second = await ask('transfer', transfer);
      const third = await ask('sports');
      await store.applyAction('request', second, 'answer', staff);
      const list = async (...wanted: Parameters<Store['requests']>) =>
        (await store.requests(...wanted)).map(({ reference }) => reference);
      expect(await list()).toEqual([first, second, third]);
      expect(await list('waiting')).toEqual([first, third]);
      expect(await list('answered')).toEqual([second]);
      expect(await list(undefined, 'transfer')).toEqual([second]);
      expect(await list('waiting', 'sports')).toEqual([third]);
      expect(await list('answered', 'sports')).toEqual([]);
    });

    it('are answered once, also at the same moment', async () => {
      const reference = await ask();
      const results = await Promise.all(
        Array.from({ length: 8 }, () => store.applyAction('request', reference, 'answer', staff)),
      );
      expect(results.filter(({ outcome }) => outcome === 'decided')).toHaveLength(1);
      const stored = await store.request(reference);
      expect(stored).toMatchObject({ status: 'answered', answeredAt: '2026-11-21T08:00:01.000Z' });
      for (const result of results)
        expect(result).toMatchObject({ item: { status: 'answered', decidedAt: stored?.answeredAt } });
      expect(await store.applyAction('request', 'K7M-4XP', 'answer', staff)).toEqual({
        outcome: 'not_found',
      });
    });

    it('are mailed to staff at once, and a copy to whoever wished for one and is no machine', async () => {
      const [plain, withCopy] = [await ask(), await ask('transfer', transfer)];
      const suspected = await ask('sports', { ...events, copy: true }, { suspicion: ['links'] });
      await store.addMessage({ name: 'A', email: 'a@x.co.ke', phone, message: 'Before' });
      const ids = (await store.outbox(['waiting']))
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('message'));
      expect(ids.sort()).toEqual(
        [`request-${plain}`, `request-${withCopy}`, `request-${suspected}`, `copy-${withCopy}`].sort(),
      );
      expect(await store.claimMail(1000)).toMatchObject({ kind: 'request' });
    });

    it('are erased with the mail about them', async () => {
      const reference = await ask('transfer', transfer);
      await store.enqueueMail();
      expect(await store.deleteRequest(reference)).toBe(true);
      expect(await store.requests()).toEqual([]);
      expect(await store.outbox(['waiting', 'sent', 'failed'])).toEqual([]);
      expect(await store.deleteRequest(reference)).toBe(false);
    });

    it('outlive a purge as long as their day has not passed, or they were answered lately', async () => {
      const passed = await ask('transfer', transfer);
      const ahead = await ask('transfer', {
        ...transfer,
        answers: { ...transfer.answers, day: '2027-11-01' },
      });
      const answered = await ask('sports');
      const old = await ask();
      wait(50 * day);
      await store.applyAction('request', answered, 'answer', staff);
      expect(await store.countPurge(30)).toMatchObject({ requests: 2 });
      expect(await store.purge(0)).toMatchObject({ requests: 0 });
      expect(await store.purge(30)).toMatchObject({ requests: 2 });
      expect((await store.requests()).map(({ reference }) => reference)).toEqual([ahead, answered]);
      for (const gone of [passed, old]) expect(await store.request(gone)).toBeUndefined();
    });
  });
}
