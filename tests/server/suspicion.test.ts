import { describe, expect, it } from 'vitest';
import { runDesk } from '../../src/server/desk/runDesk';
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
  it('are told what is suspicious in lists, in full and as JSON; visitors are not', async () => {
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
    const [review1, review2] = [...(await desk.listReviews('all'))].sort((a, b) =>
      a.text.localeCompare(b.text),
    );
    expect(review1?.suspicion).toEqual(['links', 'forged']);
    expect(review2).not.toHaveProperty('suspicion');

    const run = async (...argv: string[]) => {
      let out = '';
      const code = await runDesk(argv, { DATA_DIR: site.dataDir }, { out: (text) => (out += text) });
      expect(code).toBe(0);
      return out;
    };
    const marked = (text: string) => text.split('\n').map((line) => /\[[a-z, ]+\]$/.exec(line)?.[0]);
    expect(marked(await run('reviews', 'list')).sort()).toEqual(['[links, forged]', undefined]);
    expect(marked(await run('messages', 'list')).sort()).toEqual(['[links]', undefined]);
    expect(marked(await run('bookings', 'list')).sort()).toEqual(['[links, forged]', undefined]);
    expect(await run('reviews', 'show', review1?.id ?? '')).toContain(
      '\nSuspicion links (it holds a web address), forged (the time it was begun at was not signed by this site)\n',
    );
    expect(await run('reviews', 'show', review2?.id ?? '')).not.toContain('Suspicion');
    const messages = await desk.listMessages();
    const noted = messages.find(({ suspicion }) => suspicion);
    expect(await run('messages', 'show', noted?.id ?? '')).toContain(
      '\nSuspicion links (it holds a web address)\n',
    );
    const bookings = await desk.listBookings('all');
    const suspicious = bookings.find(({ suspicion }) => suspicion);
    expect(await run('bookings', 'show', suspicious?.reference ?? '')).toContain('\nSuspicion links (');
    expect(JSON.parse(await run('messages', 'list', '--json'))).toEqual(messages);

    await desk.decide(review1?.id ?? '', 'approve');
    const shown =
      (await (await site.call('/reviews.json')).text()) + (await (await site.call('/Testimonials')).text());
    expect(shown).toContain(link);
    expect(shown).not.toContain('suspicion');
  });
});
