import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { filesOf, keptVersion } from '../../src/app/build/offline/keptVersion';
import { packPages } from '../../src/app/build/offline/packPages';
import { findKept, keptAnswer, textOf, type KeptPages } from '../../src/app/worker/keptPages';
import { answerNavigation, mayUpdate, networkTimeout } from '../../src/app/worker/navigate';
import { readOffline } from '../../src/config/offline';

const kept = (texts: Record<string, string>): KeptPages => ({
  phone: 'tel:+254700000000',
  headers: { 'X-Frame-Options': 'DENY' },
  ...packPages(new Map(Object.entries(texts))),
});

describe('pages in one file', () => {
  it('come out as they went in, whatever stands in them', () => {
    const piece = fc.constantFrom('<p>', '</p>', 'a{b:c}', '\n', 'x', '>', '<b>one</b>', '$&', 'ä');
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
        const named = Object.fromEntries(texts.map((one, at) => [`/${String(at)}`, one]));
        const packed = kept(named);
        for (const [path, one] of Object.entries(named)) expect(textOf(packed, path)).toBe(one);
      }),
    );
  });

  it('hold what they have in common once', () => {
    const frame = (words: string) =>
      `<header>Menu</header><style>a{b:c}</style><p>${words}</p><footer>End</footer>`;
    const { parts } = kept({ '/a': frame('one'), '/b': frame('two') });
    expect(parts.filter((part) => part.includes('Menu'))).toHaveLength(1);
    expect(parts.length).toBe(4);
  });

  it('are found in every spelling that the server leads to them', () => {
    const pages = kept({ '/FirstAid': 'a', '/sw/FirstAid/Burns': 'b' });
    for (const path of ['/FirstAid', '/firstaid', '/FirstAid/', '/firstaid.html'])
      expect(findKept(pages, path)).toBe('/FirstAid');
    expect(findKept(pages, '/SW/FirstAid/burns')).toBe('/sw/FirstAid/Burns');
    expect(findKept(pages, '/')).toBeUndefined();
    expect(findKept(pages, '/FirstAidKit')).toBeUndefined();
  });

  it('answer with their own policy, and say their day in their language', async () => {
    const pages = kept({ '/a': 'default-src \'self\'\n<html lang="en-KE"><p>{date}</p>' });
    const answer = keptAnswer(pages, '/a', new Date('2026-11-24T22:00:00Z'), 200);
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
    expect(await answer.text()).toBe('<html lang="en-KE"><p>25 Nov 2026</p>');
  });
});

describe('a kept page', () => {
  const page =
    '<head><link rel="canonical" href="/x"><meta property="og:title" content="x"></head>' +
    '<body><script src="/assets/a.js" data-react="/assets/r.js /assets/s.js" data-assistant="/assets/t.js"></script>' +
    '<div id="root"><img src="/assets/p.svg" srcset="/assets/p-1.avif 1x, /assets/p-2.avif 2x"></div>' +
    '<script type="application/ld+json">{}</script></body>';
  const html = keptVersion(page, { css: 'i{}', html: '<i>kept</i>' });

  it('has a note before what React takes over, and nothing that only others read', () => {
    expect(html).toContain('<style>i{}</style></head>');
    expect(html).toContain('<i>kept</i><div id="root">');
    expect(html).not.toMatch(/canonical|og:|ld\+json/);
  });

  it('names its files, and none that comes with React', () => {
    expect(filesOf(html)).toEqual(['/assets/a.js', '/assets/p.svg', '/assets/p-1.avif', '/assets/p-2.avif']);
  });

  it('names those of React where it keeps it', () => {
    const whole = keptVersion(page, { css: '', html: '' }, true);
    expect(filesOf(whole)).toEqual(expect.arrayContaining(['/assets/r.js', '/assets/s.js']));
    expect(filesOf(whole)).not.toContain('/assets/t.js');
  });
});

describe('a page that is opened', () => {
  const answers = {
    network: () => Promise.resolve(new Response('new')),
    kept: (): Promise<Response | undefined> => Promise.resolve(new Response('kept')),
    offline: (): Promise<Response | undefined> => Promise.resolve(new Response('none', { status: 503 })),
    lastResort: () => new Response('number', { status: 503 }),
    isReload: false,
  };
  const broken = () => Promise.reject(new TypeError('Failed to fetch'));
  const textFrom = async (changed: Partial<typeof answers>) =>
    (await answerNavigation({ ...answers, ...changed })).text();

  it('comes from the network, its refusals included', async () => {
    expect(await textFrom({})).toBe('new');
    for (const status of [404, 410, 500])
      expect(await textFrom({ network: () => Promise.resolve(new Response('no', { status })) })).toBe('no');
  });

  it('is the kept one without a network or a server, and else the one that says so', async () => {
    const none = () => Promise.resolve(undefined);
    expect(await textFrom({ network: broken })).toBe('kept');
    expect(await textFrom({ network: broken, kept: none })).toBe('none');
    expect(await textFrom({ network: broken, kept: none, offline: none })).toBe('number');
    // The cache is gone, and the worker is not.
    expect(await textFrom({ network: broken, kept: broken, offline: broken })).toBe('number');
    const answers = (status: number) => () => Promise.resolve(new Response('gateway', { status }));
    for (const status of [502, 503, 504, 520, 521, 522, 525, 530])
      expect(await textFrom({ network: answers(status) }), String(status)).toBe('kept');
    const down = answers(502);
    expect(await textFrom({ network: down, kept: none })).toBe('gateway');
  });

  it('waits for a slow network, but not for ever where a page is kept; a reload does', async () => {
    vi.useFakeTimers();
    try {
      const after = (time: number) => () =>
        new Promise<Response>((resolve) => {
          setTimeout(resolve, time, new Response('new'));
        });
      const opened = async (time: number, isReload = false) => {
        const text = textFrom({ network: after(time), isReload });
        await vi.advanceTimersByTimeAsync(networkTimeout * 3);
        return text;
      };
      expect(await opened(networkTimeout - 100)).toBe('new');
      expect(await opened(networkTimeout + 100)).toBe('kept');
      expect(await opened(networkTimeout * 2, true)).toBe('new');
      const none = textFrom({ network: after(networkTimeout * 2), kept: () => Promise.resolve(undefined) });
      await vi.advanceTimersByTimeAsync(networkTimeout * 3);
      expect(await none).toBe('new');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an update', () => {
  const now = { phone: 'tel:1', isConstrained: true, isRequested: false };

  it('waits for a better connection while the number is right', () => {
    expect(mayUpdate({ phone: 'tel:1' }, now)).toBe(false);
    expect(mayUpdate({ phone: 'tel:1' }, { ...now, isConstrained: false })).toBe(true);
    expect(mayUpdate({ phone: 'tel:1' }, { ...now, isRequested: true })).toBe(true);
  });

  it('does not wait where the number has changed, or nothing is kept', () => {
    expect(mayUpdate({ phone: 'tel:2' }, now)).toBe(true);
    expect(mayUpdate(undefined, now)).toBe(true);
  });
});

describe('the setting', () => {
  it('is on or off', () => {
    expect(readOffline({})).toBe(true);
    expect(readOffline({ OFFLINE: 'off' })).toBe(false);
    expect(() => readOffline({ OFFLINE: 'no' })).toThrow('OFFLINE must be on or off');
  });
});
