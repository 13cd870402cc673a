import { describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../src/server/errors';
import { withoutPersonal } from '../../src/server/log';
import { openLog } from '../../src/server/openLog';
import { openStore } from '../../src/server/store/openStore';
import { limitedLog } from '../../src/server/watch/limitedLog';
import { booking, emailCall, message, review, startSite } from './site';

/** A log that collects its lines. */
function openTestLog(format: 'json' | 'text' = 'json', level: 'debug' | 'info' | 'error' = 'info') {
  const lines: string[] = [];
  return { lines, log: openLog({ level, format }, (line) => lines.push(line)) };
}

describe('the log', () => {
  it('is one line of JSON each, with time, level, words and what belongs to them', () => {
    const { log, lines } = openTestLog();
    log('Ready');
    log('Failed\nbadly', { level: 'error', event: 'x_failed', requestId: 'ab12-1', status: 503, ms: 3 });
    log('Not written', { level: 'debug' });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/) as string;
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 'info', time, msg: 'Ready' },
      {
        level: 'error',
        time,
        event: 'x_failed',
        requestId: 'ab12-1',
        status: 503,
        ms: 3,
        msg: 'Failed\nbadly',
      },
    ]);
    expect(lines.every((line) => /^[^\n]+\n$/.test(line))).toBe(true);
  });

  it('is text for people where that is asked for', () => {
    const { log, lines } = openTestLog('text', 'error');
    log('Ready');
    log('Failed', { level: 'error', event: 'x_failed', requestId: 'ab12-1' });
    expect(lines).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d [\d:]{8} EAT ERROR Failed \(requestId=ab12-1\)\n$/),
    ]);
  });

  it('leaves out addresses, numbers and queries that foreign errors quote', () => {
    expect(
      withoutPersonal('550 <otieno+x@example.co.ke> at /ContactUs?name=Otieno&a=b or call +254 712 345 678.'),
    ).toBe('550 <…> at /ContactUs?… or call ….');
    const plain =
      'connect ECONNREFUSED 127.0.0.1:5432 at 2026-11-25T04:30:00.000Z, 12345 bytes of website-2026-11-25T043000Z.db';
    expect(withoutPersonal(plain)).toBe(plain);
  });

  it('cannot be filled by requests', () => {
    vi.useFakeTimers();
    try {
      const { log, lines } = openTestLog();
      const limited = limitedLog(log);
      for (let n = 0; n < 50; n++)
        limited('Failed', { level: 'error', event: 'x_failed', requestId: String(n) });
      limited('Mail fails', { level: 'error', event: 'mail_failed' });
      expect(lines).toHaveLength(21);
      vi.advanceTimersByTime(60_000);
      expect(lines[21]).toContain('Left out in the last minute: 30 lines');
    } finally {
      vi.useRealTimers();
    }
  });

  it('a store that is away does not fill it', async () => {
    const site = await startSite({
      async open(config) {
        const store = await openStore(config);
        return { ...store, loadRejectedForm: () => Promise.reject(new StoreError('The store is away')) };
      },
    });
    for (let n = 0; n < 25; n += 1)
      expect((await site.call('/ContactUs?again=abcdefghij1234567890')).status).toBe(200);
    const line = '/ContactUs could not be shown as it is now: The store is away';
    expect(site.lines).toEqual(Array.from({ length: 20 }, () => line));
    await site.close();
    expect(site.lines.slice(20)).toEqual(['Left out in the last minute: 5 lines like the ones before']);
  });
});

describe('what a site logs', () => {
  const secret = 'Zuhura-Wanjala';
  const phone = '0733 987 654';
  const address = 'zuhura@wanjala.example';
  const own = { name: secret, email: address, phone };
  const calls = [
    ['/api/v1.0/email/send', emailCall({ ...message, ...own })],
    ['/send-review', { ...review, name: secret }],
    ['/book-appointment', { ...booking, ...own }],
    ['/subscribe', { email: address }],
    ['/send-review', { [secret]: phone }],
    ['/send-review', `{"name": "${secret}`],
    ['/send-review', { ...review, text: secret.repeat(2000) }],
    [`/${secret}`, own],
    [`/reports`, own],
  ] as const;

  it.each(['working', 'failing'])(
    'tells nothing of a visitor, with a %s store and at the level of all requests',
    async (how) => {
      const { log, lines } = openTestLog('json', 'debug');
      const site = await startSite({
        log,
        config: { watch: { log: { level: 'debug', format: 'json' } } },
        open: async (config) => {
          const store = await openStore(config);
          const broken = () =>
            Promise.reject(new Error(`UNIQUE of ${address}, ${phone} and /x?name=${secret}`));
          return how === 'working'
            ? store
            : Object.assign(store, {
                addReview: broken,
                addMessage: broken,
                addSubscriber: broken,
                loadRejectedForm: broken,
              });
        },
      });
      const headers = {
        'X-Forwarded-For': '203.0.113.77',
        'X-Request-Id': secret,
        'User-Agent': secret,
        Cookie: `form_begun=${secret}`,
      };
      const statuses = [];
      for (const [path, body] of calls) {
        statuses.push((await site.post(path, body, headers)).status);
        statuses.push((await site.submit(path, { ...own, website: secret })).status);
      }
      for (const path of [
        `/${secret}?name=${secret}`,
        `/ContactUs?again=${secret}aaaa`,
        `/review-decision?review=${secret}`,
        `/desk/open?link=${secret}`,
        `/calendar/K7M-4XP.ics?link=${secret}`,
      ])
        await site.call(path, { headers });
      await site.close();
      expect(statuses).toContain(how === 'working' ? 201 : 500);
      expect(lines.length).toBeGreaterThan(calls.length);
      const all = lines.join('');
      for (const part of [secret, address, phone, '203.0.113.77', 'form_begun'])
        expect(all).not.toContain(part);
      expect(all).toContain('"path":"/ContactUs"');
      expect(all).toContain('"path":"(other)"');
    },
  );

  it('names a failed request as the visitor sees it, and believes a proxy’s id only', async () => {
    const { log, lines } = openTestLog();
    const open = async (config: Parameters<typeof openStore>[0]) =>
      Object.assign(await openStore(config), { addSubscriber: () => Promise.reject(new Error('broken')) });
    const site = await startSite({ log, open });
    const given = { 'X-Request-Id': 'given-by-proxy' };
    const answer = await site.post('/subscribe', { email: 'a@example.co.ke' }, given);
    const id = answer.headers.get('X-Request-Id') ?? '';
    expect(id).toMatch(/^[a-z2-9]{4}-\d{4,}$/);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'error', event: 'request_failed', requestId: id, msg: 'broken' },
    ]);
    expect((await site.call('/')).headers.get('X-Request-Id')).toBeNull();
    const behind = await startSite({ log, open, config: { trustedProxies: ['127.0.0.1'] } });
    const other = await behind.post('/subscribe', { email: 'a@example.co.ke' }, given);
    expect(other.headers.get('X-Request-Id')).toBe('given-by-proxy');
    const bad = await behind.post(
      '/subscribe',
      { email: 'a@example.co.ke' },
      { 'X-Request-Id': 'a b<script>' },
    );
    expect(bad.headers.get('X-Request-Id')).toMatch(/^[a-z2-9]{4}-\d{4,}$/);
  });
});
