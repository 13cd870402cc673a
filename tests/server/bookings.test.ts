import { clinics } from './clinics';
import { describe, expect, it } from 'vitest';
import { booking, deskIn, monday, startSite, type Site } from './site';

const path = '/book-appointment';
const reference = /^[2-9C-HJKMNP-RTV-Y]{3}-[2-9C-HJKMNP-RTV-Y]{3}$/;
const start = () => startSite({ now: () => monday });
const stored = async (site: Site) => (await deskIn(site)).exportBookings();

interface Answer {
  id: string;
  reference: string;
}

describe('POST /book-appointment', () => {
  it('stores a request, and says what it is called', async () => {
    const site = await start();
    const answer = await site.post(path, {
      ...booking,
      email: ' achieng@Example.com ',
      note: ' Mornings\r\nonly\u0000 ',
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const body = (await answer.json()) as Answer;
    expect(body.reference).toMatch(reference);
    expect(await stored(site)).toEqual([
      {
        ...booking,
        ...body,
        phone: '+254712345678',
        email: 'achieng@example.com',
        note: 'Mornings\nonly',
        status: 'requested',
        createdAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
  });

  it('stores one filling once, also at the same moment; another one needs another key', async () => {
    const site = await start();
    const key = { 'Idempotency-Key': 'a-key-of-one-filling' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.post(path, booking, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as Answer));
    expect(new Set(bodies.map((one) => `${one.id} ${one.reference}`)).size).toBe(1);
    const other = await site.post(path, { ...booking, name: 'Mwangi' }, key);
    expect([other.status, await other.json()]).toMatchObject([422, { error: { code: 'key_reused' } }]);
    const bad = await site.post(path, booking, { 'Idempotency-Key': 'short' });
    expect([bad.status, await bad.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
    expect(await stored(site)).toHaveLength(1);
  });

  it.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { clinicId: 'required', date: 'required', name: 'required', phone: 'required' }],
    ['an unknown clinic', { ...booking, clinicId: 10 }, { clinicId: 'clinic' }],
    ['a clinic as text', { ...booking, clinicId: '1' }, { clinicId: 'clinic' }],
    ['another weekday', { ...booking, date: '2026-03-10' }, { date: 'weekday' }],
    ['today', { ...booking, date: '2026-03-02' }, { date: 'past' }],
    ['a week ago', { ...booking, date: '2026-02-23' }, { date: 'past' }],
    ['91 days ahead', { ...booking, date: '2026-06-01' }, { date: 'too_far' }],
    ['a day that is none', { ...booking, date: '2026-02-30' }, { date: 'date' }],
    ['words for a day', { ...booking, date: 'next Monday' }, { date: 'date' }],
    ['no phone number', { ...booking, phone: '999' }, { phone: 'phone' }],
    ['an e-mail address that is none', { ...booking, email: 'achieng' }, { email: 'email' }],
    ['a long note', { ...booking, note: 'x'.repeat(2001) }, { note: 'too_long' }],
    ['an unknown field', { ...booking, status: 'confirmed' }, { status: 'type' }],
    ['a reference of its own', { ...booking, reference: 'AAA-AAA' }, { reference: 'type' }],
  ])('refuses %s', async (_, body, fields) => {
    const site = await start();
    const answer = await site.post(path, body);
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code: 'invalid', fields } }]);
    expect(await stored(site)).toEqual([]);
  });

  it('refuses a day on which the clinic is closed, as JSON and as a plain form, whose texts come back', async () => {
    const closed = [{ from: '03-09', reason: 'Holiday' }];
    const site = await startSite({
      now: () => monday,
      clinics: clinics.items.map((clinic) => ({ ...clinic, closed })),
    });
    const answer = await site.post(path, booking);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { fields: { date: 'closed' } } },
    ]);
    const typed = { ...booking, clinicId: '1', email: '', note: 'Mornings only' };
    const back = (await site.submit(path, typed)).headers.get('location') ?? '';
    expect(back).toMatch(/^\/BookAppointment\?again=/);
    const page = await (await site.call(back)).text();
    expect(page).toContain('"problems":{"date":"closed"}');
    expect(page).toContain('Mornings only');
    expect(await stored(site)).toEqual([]);
    expect((await site.post(path, { ...booking, date: '2026-03-16' })).status).toBe(201);
  });

  it('counts days in Nairobi, at the time of the request', async () => {
    let time = Date.parse('2026-03-08T20:59:59Z');
    const site = await startSite({ now: () => time });
    expect((await site.post(path, booking)).status).toBe(201);
    time += 1000;
    const answer = await site.post(path, booking);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { fields: { date: 'past' } } },
    ]);
  });
});

describe('a plain booking form', () => {
  const typed = { ...booking, clinicId: '1', email: '', note: '' };

  it('leads to the page that names the reference', async () => {
    const site = await start();
    const answer = await site.submit(path, typed);
    const [request] = await stored(site);
    const location = answer.headers.get('location') ?? '';
    expect(answer.status).toBe(303);
    expect(location).toMatch(
      new RegExp(`^/AppointmentRequested\\?reference=${request?.reference ?? ''}&sent=`),
    );
    expect(request).not.toHaveProperty('email');
    const page = await site.call(location);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain(`"reference":"${request?.reference ?? ''}"`);
  });

  it('that is pressed twice is one request, another date is another one', async () => {
    const site = await start();
    const [first, second] = await Promise.all([site.submit(path, typed), site.submit(path, typed)]);
    // Each answer has a proof of its own.
    const [one, other] = [first, second].map(({ headers }) =>
      headers.get('location')?.replace(/&sent=.*/, ''),
    );
    expect(one).toMatch(/\?reference=.{7}$/);
    expect(one).toBe(other);
    await site.submit(path, { ...typed, date: '2026-03-16' });
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await site.submit(path, { ...typed, date: '2026-03-23', key });
    await site.submit(path, { ...typed, date: '2026-03-30', key });
    expect((await stored(site)).map(({ date }) => date)).toEqual([
      '2026-03-09',
      '2026-03-16',
      '2026-03-23',
      '2026-03-30',
    ]);
  });

  it.each([
    [
      { ...typed, date: '2026-03-10', phone: '' },
      { date: 'weekday', phone: 'required' },
    ],
    [{ ...typed, clinicId: '77' }, { clinicId: 'clinic' }],
    [{ ...typed, clinicId: '' }, { clinicId: 'required' }],
    [
      { name: '<b>A</b>', note: 'Two\nlines' },
      { clinicId: 'required', date: 'required', phone: 'required' },
    ],
  ])('%j comes back with what was typed and what is wrong', async (fields, problems) => {
    const site = await start();
    const answer = await site.submit(path, fields);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/BookAppointment\?again=[\w-]{24}#booking-form$/);
    const shownPage = await site.call(location.replace(/#.*/, ''));
    expect(shownPage.headers.get('cache-control')).toBe('no-store');
    const data = JSON.parse(/json">(.*)<\/script>/.exec(await shownPage.text())?.[1] ?? '') as object;
    expect(data).toMatchObject({
      today: '2026-03-02',
      returned: { form: 'booking', values: fields, problems },
    });
    expect(await stored(site)).toEqual([]);
  });
});

describe('the page after a booking', () => {
  it.each(['', '?reference=', '?reference=K7M-4XP', '?reference=%3Cb%3E', '?reference=K7M-4XPK'])(
    'names no reference to somebody who has not just asked: %s',
    async (query) => {
      const site = await start();
      const page = await site.call(`/AppointmentRequested${query}`);
      expect(await page.text()).toBe('<h1>built /AppointmentRequested</h1>');
    },
  );
});

describe('pages of the day', () => {
  it('know the day of the request, and are rendered once a day', async () => {
    let time = Date.parse('2026-03-02T20:59:59Z');
    const site = await startSite({ now: () => time });
    const show = async (page: string) => (await site.call(page)).text();
    for (const page of ['/BookAppointment', '/Gallery', '/BookAppointment'])
      expect(await show(page)).toContain('"today":"2026-03-02"');
    const first = await site.call('/BookAppointment');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    const known = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } };
    expect((await site.call('/BookAppointment', known)).status).toBe(304);
    expect(site.renderer.calls).toEqual(['/BookAppointment', '/Gallery']);
    time += 1000;
    expect((await site.call('/BookAppointment', known)).status).toBe(200);
    expect(await show('/BookAppointment')).toContain('"today":"2026-03-03"');
    expect(await show('/Gallery')).toContain('"today":"2026-03-03"');
  });

  it('choose the clinic that the address names, and no other', async () => {
    const site = await start();
    const show = async (query: string) => (await site.call(`/BookAppointment${query}`)).text();
    expect(await show('?clinic=3')).toContain('"clinicId":3');
    expect(await show('?clinic=03&x=1')).toContain('"clinicId":3');
    for (const query of [
      '',
      '?clinic=',
      '?clinic=0',
      '?clinic=10',
      '?clinic=1e0',
      '?clinic=-1',
      '?clinic=%3Cb',
    ])
      expect(await show(query)).not.toContain('clinicId');
    expect(site.renderer.calls.filter((page) => page === '/BookAppointment')).toHaveLength(2);
  });

  it('are the built ones where they cannot be rendered, and tried again', async () => {
    let broken = true;
    const lines: string[] = [];
    const render = (page: string) =>
      broken ? Promise.reject(new Error('broken')) : Promise.resolve(`<h1>live ${page}</h1>`);
    const { renderer } = await start();
    const site = await startSite({ renderer: { ...renderer, render }, log: (line) => lines.push(line) });
    expect(await (await site.call('/BookAppointment')).text()).toBe('<h1>built /BookAppointment</h1>');
    expect(lines).toContain('/BookAppointment could not be shown as it is now: broken');
    broken = false;
    expect(await (await site.call('/BookAppointment')).text()).toBe('<h1>live /BookAppointment</h1>');
  });
});
