import { describe, expect, it } from 'vitest';
import { booking, deskIn, message, monday, review, startSite } from './site';

const { rating, ...unrated } = review;

describe('plain HTML forms', () => {
  it.each([
    ['/api/v1.0/email/send', message, '/MessageSent'],
    ['/send-review', { ...unrated, rating: String(rating) }, '/ReviewSent'],
    ['/send-review', { ...unrated, rating: '' }, '/ReviewSent'],
    ['/send-review', unrated, '/ReviewSent'],
    ['/subscribe', { email: 'amina@example.co.ke' }, '/Subscribed'],
  ])('%s leads to the page that says thank you', async (path, fields, thanks) => {
    const site = await startSite();
    const answer = await site.submit(path, fields);
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location.replace(/\?.*/, '')]).toEqual([303, thanks]);
    const page = await site.call(location);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain(
      `live ${thanks}</h1><script type="application/json">{"reviews":[],"sent":true}`,
    );
  });

  it('store what was typed, the stars as a number or not at all', async () => {
    const site = await startSite();
    await site.submit('/send-review', { ...unrated, rating: '4', text: 'Line one\r\nline two' });
    await site.submit('/send-review', { ...unrated, rating: '' });
    const [second, first] = await (await deskIn(site)).exportReviews();
    expect(first).toMatchObject({ rating: 4, text: 'Line one\nline two' });
    expect(second).not.toHaveProperty('rating');
  });

  it('with a key are stored once; other words are another review', async () => {
    const site = await startSite();
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await Promise.all([1, 2, 3].map(() => site.submit('/send-review', { ...unrated, key })));
    const other = await site.submit('/send-review', { ...unrated, text: 'Other words', key });
    expect(other.headers.get('location')).toMatch(/^\/ReviewSent\?sent=/);
    await site.submit('/subscribe', { email: 'amina@example.co.ke', key: '' });
    expect(await (await deskIn(site)).exportReviews()).toHaveLength(2);
  });

  it.each([
    [
      '/api/v1.0/email/send',
      { ...message, phone: '112', email: 'x' },
      '/ContactUs',
      'contact-form',
      { phone: 'phone', email: 'email' },
    ],
    [
      '/send-review',
      { name: '<b>A</b>', title: '', text: 'C', rating: '9' },
      '/Testimonials',
      'write-a-review',
      { title: 'required', rating: 'rating' },
    ],
    [
      '/send-review',
      {},
      '/Testimonials',
      'write-a-review',
      { name: 'required', title: 'required', text: 'required' },
    ],
    ['/subscribe', { email: 'amina' }, '/Subscribe', 'subscribe-form', { email: 'email' }],
    ['/subscribe', { email: 'ümit@x.ke' }, '/Subscribe', 'subscribe-form', { email: 'email_letters' }],
    [
      '/book-appointment',
      { ...booking, clinicId: '1', email: 'otiéno@example.co.ke', note: 'Mornings' },
      '/BookAppointment',
      'booking-form',
      { email: 'email_letters' },
    ],
  ])('%s comes back with what was typed and what is wrong', async (path, fields, page, anchor, problems) => {
    const site = await startSite();
    const answer = await site.submit(path, fields);
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(new RegExp(`^${page}\\?again=[\\w-]{24}#${anchor}$`));
    const shownPage = await site.call(location.replace(/#.*/, ''));
    expect(shownPage.headers.get('cache-control')).toBe('no-store');
    expect(shownPage.headers.get('etag')).toBeNull();
    const data = JSON.parse(/json">(.*)<\/script>/.exec(await shownPage.text())?.[1] ?? '') as {
      returned: unknown;
    };
    expect(data.returned).toMatchObject({ values: fields, problems });
    expect((await site.call(location.replace(/#.*/, ''))).headers.get('cache-control')).toBe('no-store');
  });

  it('come back whole where they hold what a visitor may write, and cut where they hold far more', async () => {
    const site = await startSite();
    const returned = async (text: string) => {
      const location = (await site.submit('/send-review', { ...unrated, title: '', text })).headers.get(
        'location',
      );
      const shownPage = await (await site.call((location ?? '').replace(/#.*/, ''))).text();
      const data = JSON.parse(/json">(.*)<\/script>/.exec(shownPage)?.[1] ?? '') as {
        returned: { values: { text: string } };
      };
      return data.returned.values.text;
    };
    expect(await returned(`${' '.repeat(3000)}${'x'.repeat(2000)}`)).toBe('x'.repeat(2000));
    // Too long, but the visitor must see the whole text to shorten it.
    expect(await returned('x'.repeat(2500))).toHaveLength(2500);
    expect(await returned('x'.repeat(15_000))).toHaveLength(4000);
  });

  it('that were sent twice over or hold foreign fields come back too', async () => {
    const site = await startSite();
    for (const fields of [
      [
        ['email', 'a@example.co.ke'],
        ['email', 'b@example.co.ke'],
      ],
      [
        ['email', 'a@example.co.ke'],
        ['admin', '1'],
      ],
    ]) {
      const answer = await site.submit('/subscribe', fields);
      expect(answer.headers.get('location')).toMatch(/^\/Subscribe\?again=/);
    }
    expect(await (await deskIn(site)).exportSubscribers('all')).toEqual([]);
  });

  it('show the ordinary page for an unknown id, or one of another form', async () => {
    const site = await startSite();
    const location = (await site.submit('/subscribe', { email: '' })).headers.get('location') ?? '';
    const id = /again=([\w-]+)/.exec(location)?.[1] ?? '';
    for (const path of [
      `/ContactUs?again=${id}`,
      '/ContactUs?again=unknown-unknown',
      '/ContactUs?again=',
      `/AboutPage?again=${id}`,
    ]) {
      expect(await (await site.call(path)).text()).toBe(`<h1>built ${path.replace(/\?.*/, '')}</h1>`);
    }
  });

  it('get other refusals as a page, rendered once', async () => {
    const site = await startSite();
    for (let n = 0; n < 3; n++) {
      const answer = await site.submit('/send-review', { text: 'x'.repeat(17_000) });
      expect([answer.status, await answer.text()]).toEqual([413, '<h1>error 413 Content Too Large</h1>']);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect(site.renderer.calls).toEqual(['413']);
    const upload = await site.call('/send-review', {
      method: 'POST',
      body: new FormData(),
      headers: { Accept: 'text/html' },
    });
    expect([upload.status, await upload.text()]).toEqual([415, '<h1>error 415 Unsupported Media Type</h1>']);
  });
});

describe('what one agrees to by sending', () => {
  const agreed = '2026-11-25';

  it('is stored with its time, from a plain form and from a program, and stays out of the fields', async () => {
    const site = await startSite({ now: () => monday });
    await site.submit('/send-review', { name: 'A', title: 'B', text: 'Plain.', agreed });
    await site.post('/send-review', { name: 'A', title: 'B', text: 'Call.' }, { 'Consent-Version': agreed });
    await site.submit('/book-appointment', { ...booking, clinicId: '1', agreed });
    await site.submit('/subscribe', { email: 'a@example.co.ke', agreed });
    const desk = await deskIn(site);
    const stored = [
      ...(await desk.exportReviews()),
      ...(await desk.exportBookings()),
      ...(await desk.exportSubscribers('all')),
    ];
    expect(stored).toHaveLength(4);
    for (const one of stored)
      expect(one).toMatchObject({
        consent: agreed,
        consentAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      });
  });

  it('is missing where no words were shown, and never refuses a plain form', async () => {
    const site = await startSite({ now: () => monday });
    expect((await site.post('/send-review', { name: 'A', title: 'B', text: 'Call.' })).status).toBe(201);
    const odd = await site.submit('/send-review', { name: 'A', title: 'B', text: 'Odd.', agreed: '<b>' });
    expect(odd.headers.get('location')).toMatch(/^\/ReviewSent/);
    const wrong = await site.post(
      '/send-review',
      { name: 'A', title: 'B', text: 'No.' },
      { 'Consent-Version': 'yes' },
    );
    expect(wrong.status).toBe(400);
    const stored = await (await deskIn(site)).exportReviews();
    expect(stored).toHaveLength(2);
    for (const one of stored) expect(one).not.toHaveProperty('consent');
  });
});
