import { describe, expect, it } from 'vitest';
import { suspicionOf } from '../../src/server/suspicion';
import { booking, deskIn, emailCall, message, monday, review, startSite } from './site';

describe('links', () => {
  it.each([
    'See http://example.com',
    'HTTPS://EXAMPLE.COM/x?y=1',
    'hxxp://example.com',
    'ftp://example.com/file',
    'visit www.example.anything now',
    'go to cheap-loans.co.ke today',
    'example.com',
    'Our shop: example.xyz.',
    '(bit.ly/3xYz)',
    'https://mfano.ke, asante',
    't.me/spammer',
    '<a href="x">pills</a>',
    '<a class=x HREF=y>pills',
    '[pills](//evil)',
    '[url=//evil]pills[/url]',
    '[URL]evil[/URL]',
    '[link=x]',
    'first line\nthen www.example.com',
    'müller-ärzte.de',
  ])('are seen in %j', (text) => {
    expect(suspicionOf('Wanjiru', text)).toEqual(['links']);
  });

  it.each([
    'They came at 5.30.Then they left.',
    'At 5.30.In the end all was well.',
    'they helped me.to them i say asante.it was live.top service',
    'Call 0712 345 678 or 0712.345.678 or +254.712.345.678.',
    'It cost Ksh.1,500.00/= or KES 2.500.',
    'I waited.Then they came.So kind!',
    'Asante sana.Mungu awabariki.',
    'Dr.Kamau and Mr.Otieno, B.Sc., e.g. the nurse, i.e. Achieng',
    'Version 1.2.3 on 21.11.2026',
    'My address is otieno@example.co.ke',
    'Write to amina.ali@health.go.ke, please.',
    'A+++ [sic] <3 (very good) and/or quick',
    'St.Mary’s school, Std.7, P.O.Box 1234-00100',
    'N/A',
    'wow...com​pletely new',
    '',
  ])('are not seen in %j', (text) => {
    expect(suspicionOf('Wanjiru', text)).toEqual([]);
  });

  it('are looked for in no time, whatever is written', () => {
    const long = ['a.', 'a-', '<a ', '[url', ']('].map((part) => part.repeat(16_384 / part.length));
    const times = [0, 0, 0].map(() => {
      const start = performance.now();
      for (const text of long) suspicionOf(text);
      return performance.now() - start;
    });
    // The fastest of several runs, because other work may run at the same time.
    expect(Math.min(...times)).toBeLessThan(2000);
  });
});

describe('staff', () => {
  it('are told what is suspicious; visitors are not', async () => {
    const site = await startSite({ now: () => monday });
    const link = 'See www.example.com';
    const Cookie = 'form_begun=nonsense';
    const sent = await site.post('/send-review', { ...review, text: link }, { Cookie });
    expect(Object.keys((await sent.json()) as object)).toEqual(['id', 'status']);
    await site.post('/send-review', review);
    await site.submit('/api/v1.0/email/send', { ...message, message: link });
    await site.post('/api/v1.0/email/send', emailCall());
    await site.post('/book-appointment', { ...booking, note: link }, { Cookie });
    await site.post('/book-appointment', booking);
    const desk = await deskIn(site);
    const [review1, review2] = [...(await desk.exportReviews())].sort((a, b) => a.text.localeCompare(b.text));
    expect(review1?.suspicion).toEqual(['links', 'forged']);
    expect(review2).not.toHaveProperty('suspicion');

    const item = await desk.item('review', review1?.id ?? '');
    expect(item.item.suspicion).toEqual(['links', 'forged']);
    expect((await desk.exportMessages()).map(({ suspicion }) => suspicion)).toEqual(
      expect.arrayContaining([['links'], undefined]),
    );
    expect((await desk.exportBookings()).map(({ suspicion }) => suspicion)).toEqual(
      expect.arrayContaining([['links', 'forged'], undefined]),
    );

    await desk.act('review', review1?.id ?? '', 'approve');
    const shown =
      (await (await site.call('/reviews.json')).text()) + (await (await site.call('/Testimonials')).text());
    expect(shown).toContain(link);
    expect(shown).not.toContain('suspicion');
  });
});
