import { describe, expect, it } from 'vitest';
import { startSite } from './site';

const message = { name: 'Asha', email: 'asha@example.com', phone: '0722000000', message: 'Habari' };
const inKiswahili = { pageLanguage: 'sw' };
const place = (answer: Response) => answer.headers.get('location') ?? '';

describe('a form of a page in Kiswahili, sent without JavaScript', () => {
  it('ends at the page in Kiswahili that says thank you, and in English as well', async () => {
    const site = await startSite();
    const sent = await site.submit('/api/v1.0/email/send', { ...message, ...inKiswahili });
    expect(sent.status).toBe(303);
    expect(place(sent)).toMatch(/^\/sw\/MessageSent\?sent=/);
    // A visitor who switches the language there still sees that the form was sent.
    for (const path of [place(sent), place(sent).replace('/sw', '')])
      expect(await (await site.call(path)).text()).toContain('"sent":true');
    const english = await site.submit('/api/v1.0/email/send', { ...message, message: 'Hello' });
    expect(place(english)).toMatch(/^\/MessageSent\?sent=/);
  });

  it('comes back to the page in Kiswahili with what was typed, and in English as well', async () => {
    const site = await startSite();
    const wrong = { clinicId: '1', date: '2020-01-01', name: 'Asha', phone: '0722000000' };
    const refused = await site.submit('/book-appointment', { ...wrong, ...inKiswahili });
    expect(place(refused)).toMatch(/^\/sw\/BookAppointment\?again=[\w-]+#booking-form$/);
    for (const path of [place(refused), place(refused).replace('/sw', '')]) {
      const page = await (await site.call(path)).text();
      expect(page).toContain(`live ${path.split('?', 1).join('')}`);
      expect(page).toContain('"name":"Asha"');
      expect(page).not.toContain('pageLanguage');
    }
  });

  it('is answered in Kiswahili where it is refused before it is read', async () => {
    const site = await startSite();
    const init = (from: string) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Referer: site.url + from },
      body: 'x'.repeat(20_000),
    });
    const pages = await Promise.all(
      ['/sw/ContactUs', '/ContactUs'].map(async (from) =>
        (await site.call('/api/v1.0/email/send', init(from))).text(),
      ),
    );
    expect(pages[0]).toContain('<h1 lang="sw">error 413');
    expect(pages[1]).toContain('<h1>error 413');
  });
});

describe('addresses in Kiswahili', () => {
  it('lead to their one spelling', async () => {
    const site = await startSite();
    expect((await site.call('/sw')).status).toBe(200);
    for (const [path, expected] of [
      ['/sw/', '/sw'],
      ['/SW', '/sw'],
      ['/sw.html', '/sw'],
      ['/sw/contactus/', '/sw/ContactUs'],
    ] as const) {
      const answer = await site.call(path);
      expect([answer.status, place(answer)]).toEqual([301, expected]);
    }
  });

  it('that are none are answered in Kiswahili', async () => {
    const site = await startSite();
    const answer = await site.call('/sw/Nothing', { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('lang="sw"');
  });

  it('of links in mail about news end at pages in Kiswahili', async () => {
    const site = await startSite();
    expect(place(await site.call('/sw/News/Confirm?link=none'))).toBe('/sw/News/Confirmed');
    expect(place(await site.call('/sw/News/Leave?link=none', { method: 'POST' }))).toBe('/sw/News/Left');
  });
});
