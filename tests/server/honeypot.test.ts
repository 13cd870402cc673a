import { describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../src/server/errors';
import { openStore } from '../../src/server/store/openStore';
import { mailServer } from './mailServer';
import { booking, deskIn, email, emailCall, message, monday, review, startSite, type Site } from './site';

const website = 'Otieno Holdings';
const plainReview = { ...review, rating: '5' };
const plainBooking = { ...booking, clinicId: '1' };
const suspicion = ['honeypot'];

/** All stored items, of every kind. */
async function stored(site: Site) {
  const desk = await deskIn(site);
  return [
    ...(await desk.exportReviews()),
    ...(await desk.exportMessages()),
    ...(await desk.exportBookings()),
    ...(await desk.exportSubscribers('all')),
  ];
}

describe('a filled honeypot', () => {
  it.each([
    ['/send-review', { ...review, website }],
    ['/book-appointment', { ...booking, website }],
    ['/subscribe', { email: 'a@example.co.ke', website }],
    ['/api/v1.0/email/send', emailCall({ ...message, website })],
    ['/api/v1.0/email/send', { ...emailCall(), website }],
    ['/send-review', { ...review, website: 7 }],
  ])('in JSON to %s is stored and marked', async (path, filled) => {
    const site = await startSite({ now: () => monday });
    expect((await site.post(path, filled)).status).toBeLessThan(203);
    expect(await stored(site)).toEqual([expect.objectContaining({ suspicion })]);
  });

  it.each<[string, Record<string, string>]>([
    ['/send-review', plainReview],
    ['/book-appointment', plainBooking],
    ['/subscribe', { email: 'a@example.co.ke' }],
    ['/api/v1.0/email/send', message],
  ])('in a plain form to %s is stored and marked', async (path, fields) => {
    const site = await startSite({ now: () => monday });
    const answer = await site.submit(path, { ...fields, website });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/[?&]sent=/);
    expect(await stored(site)).toEqual([expect.objectContaining({ suspicion })]);
    const twice = [...Object.entries(fields), ['website', ''], ['website', website]];
    await site.submit(path, twice);
    expect(await stored(site)).toHaveLength(1);
  });

  it('is answered with a reference that staff find', async () => {
    const site = await startSite({ now: () => monday });
    const answer = await site.post('/book-appointment', { ...booking, website });
    const { reference } = (await answer.json()) as { reference: string };
    expect((await (await deskIn(site)).item('booking', reference)).item).toMatchObject({
      person: booking.name,
      suspicion,
    });
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

  it('is refused as everybody is while the store is down', async () => {
    const site = await startSite({
      async open(config) {
        const store = await openStore(config);
        return { ...store, addSubscriber: () => Promise.reject(new StoreError('The store is down')) };
      },
    });
    expect((await site.post('/subscribe', { email: 'a@example.co.ke', website })).status).toBe(503);
  });
});

describe('mail about a filled honeypot', () => {
  it('says so of a booking; messages and reviews wait for a list', async () => {
    const server = await mailServer();
    const site = await startSite({
      now: () => monday,
      config: { mail: { smtpUrl: server.url, from: 'site@example.co.ke', to: 'staff@example.co.ke' } },
      mailTimes: { pollInterval: 50, claimDuration: 60_000, firstDelay: 50, maxDelay: 50 },
    });
    const link = 'See www.example.com';
    await site.post('/api/v1.0/email/send', emailCall({ ...message, message: link, website }));
    await site.post('/send-review', { ...review, text: link, website });
    await site.post('/book-appointment', { ...booking, note: link, website });
    await site.post('/send-review', { ...review, website });
    await vi.waitFor(
      () => {
        expect(server.delivered).toHaveLength(1);
      },
      { timeout: 30_000, interval: 30 },
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const texts = server.delivered.map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining(booking.name)]);
    expect(texts[0]).toMatch(/^A machine may have sent it: .*honeypot \(/m);
    expect(await stored(site)).toHaveLength(4);
  });
});

describe('an empty honeypot', () => {
  it.each(['', '  \n', null, undefined, []])(
    '%j is left out before the fields are checked, and marks nothing',
    async (empty) => {
      const site = await startSite({ now: () => monday });
      expect((await site.post('/send-review', { ...review, website: empty })).status).toBe(201);
      expect((await site.post('/book-appointment', { ...booking, website: empty })).status).toBe(201);
      expect((await site.post('/subscribe', { email: email.publicKey, website: empty })).status).toBe(422);
      const sent = await site.post('/api/v1.0/email/send', emailCall({ ...message, website: empty }));
      expect([sent.status, await sent.text()]).toEqual([200, 'OK']);
      const all = await stored(site);
      expect(all).toHaveLength(3);
      for (const one of all) expect(one).not.toHaveProperty('suspicion');
    },
  );
});
