import { describe, expect, it } from 'vitest';
import { StoreError } from '../../src/server/errors';
import { openStore } from '../../src/server/store/openStore';
import { booking, deskIn, email, emailCall, message, monday, review, startSite, type Site } from './site';

const website = 'http://spam.example';
const plainReview = { ...review, rating: '5' };
const plainBooking = { ...booking, clinicId: '1' };

async function nothingStored(site: Site): Promise<void> {
  const desk = await deskIn(site);
  expect(await desk.listReviews('all')).toEqual([]);
  expect(await desk.listMessages()).toEqual([]);
  expect(await desk.listBookings('all')).toEqual([]);
  expect(await desk.listSubscribers()).toEqual([]);
}

/** An answer without what is another in each. */
async function shape(answer: Response) {
  const text = (await answer.text())
    .replace(/[2-9a-hjkmnp-tv-z]{12}/, 'ID')
    .replace(/[2-9A-Z]{3}-[2-9A-Z]{3}/, 'REFERENCE');
  const headers = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'location');
  const location = answer.headers.get('location')?.replace(/reference=.*/, 'reference=REFERENCE');
  return { status: answer.status, text, headers, location };
}

describe('a filled honeypot', () => {
  it.each([
    ['/send-review', { ...review, website }, review],
    ['/book-appointment', { ...booking, website }, booking],
    ['/subscribe', { email: 'a@example.co.ke', website }, { email: 'a@example.co.ke' }],
    ['/api/v1.0/email/send', emailCall({ ...message, website }), emailCall()],
    ['/api/v1.0/email/send', { ...emailCall(), website }, emailCall()],
    ['/send-review', { ...review, website: 7 }, review],
  ])('in JSON to %s is answered as success, and nothing is stored', async (path, filled, empty) => {
    const site = await startSite({ now: () => monday });
    const first = await shape(await site.post(path, filled));
    expect(first.status).toBeLessThan(203);
    await nothingStored(site);
    expect(first).toEqual(await shape(await site.post(path, empty)));
  });

  it.each<[string, Record<string, string>]>([
    ['/send-review', plainReview],
    ['/book-appointment', plainBooking],
    ['/subscribe', { email: 'a@example.co.ke' }],
    ['/api/v1.0/email/send', message],
  ])('in a plain form to %s leads to the page that says thank you', async (path, fields) => {
    const site = await startSite({ now: () => monday });
    const first = await shape(await site.submit(path, { ...fields, website }));
    expect(first.status).toBe(303);
    expect(first.location).not.toContain('again');
    await nothingStored(site);
    expect(first).toEqual(await shape(await site.submit(path, { ...fields, website: '' })));
    const twice = [...Object.entries(fields), ['website', ''], ['website', website]];
    expect(await shape(await site.submit(path, twice))).toEqual(first);
  });

  it('gives ids and references that look like others, each time new ones', async () => {
    const site = await startSite({ now: () => monday });
    const send = async () =>
      (await (await site.post('/book-appointment', { ...booking, website })).json()) as {
        id: string;
        reference: string;
      };
    const [first, second] = [await send(), await send()];
    expect(first.id).toMatch(/^[2-9a-hjkmnp-tv-z]{12}$/);
    expect(first.reference).toMatch(/^[2-9C-Y]{3}-[2-9C-Y]{3}$/);
    expect(second.reference).not.toBe(first.reference);
  });

  it('changes nothing about mistakes', async () => {
    const site = await startSite();
    expect((await site.post('/send-review', { ...review, website, name: '' })).status).toBe(422);
    const plain = await site.submit('/subscribe', { email: 'a@', website });
    expect(plain.headers.get('location')).toContain('again=');
    const foreign = await site.post(
      '/api/v1.0/email/send',
      emailCall({ ...message, website }, { user_id: 'x' }),
    );
    expect(foreign.status).toBe(400);
  });

  it('takes about as long as storing does', async () => {
    const site = await startSite({
      async open(config) {
        const store = await openStore(config);
        const addReview: typeof store.addReview = async (...given) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          return store.addReview(...given);
        };
        return { ...store, addReview };
      },
    });
    await site.post('/send-review', review);
    const start = performance.now();
    await site.post('/send-review', { ...review, website });
    expect(performance.now() - start).toBeGreaterThan(295);
  });

  it('is refused as everybody is while the store is down', async () => {
    const site = await startSite({
      async open(config) {
        const store = await openStore(config);
        return { ...store, ping: () => Promise.reject(new StoreError('The store is down')) };
      },
    });
    expect((await site.post('/subscribe', { email: 'a@example.co.ke', website })).status).toBe(503);
  });
});

describe('an empty honeypot', () => {
  it.each(['', '  \n', null, undefined, []])(
    '%j is left out before the fields are checked',
    async (empty) => {
      const site = await startSite({ now: () => monday });
      expect((await site.post('/send-review', { ...review, website: empty })).status).toBe(201);
      expect((await site.post('/book-appointment', { ...booking, website: empty })).status).toBe(201);
      expect((await site.post('/subscribe', { email: email.publicKey, website: empty })).status).toBe(422);
      const sent = await site.post('/api/v1.0/email/send', emailCall({ ...message, website: empty }));
      expect([sent.status, await sent.text()]).toEqual([200, 'OK']);
      expect(await (await deskIn(site)).listMessages()).toHaveLength(1);
      expect(await (await deskIn(site)).listReviews('all')).toHaveLength(1);
    },
  );
});
