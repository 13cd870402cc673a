import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/server/store/openStore';
import { alertChannels, webhookChannel } from '../../src/server/watch/alertChannels';
import { startAlerts } from '../../src/server/watch/alerts';
import { diskIsLow } from '../../src/server/watch/disk';
import { healthChecks } from '../../src/server/watch/health';
import { policyReports } from '../../src/server/watch/policyReports';
import type { ClockReport } from '../../src/server/store/clock';
import { currentProblems } from '../../src/server/watch/currentProblems';
import { mailServer } from './mailServer';
import { deskIn, folder, message, review, startSite, emailCall, type Site } from './site';

const minute = 60_000;
const log = { level: 'info', format: 'json' } as const;

describe('the probes', () => {
  it('tell life from readiness', async () => {
    let broken = false;
    const site = await startSite({
      open: async (config) => {
        const store = await openStore(config);
        return Object.assign(store, {
          ping: () => (broken ? Promise.reject(new Error('at host db.internal')) : Promise.resolve()),
        });
      },
    });
    const answers = async () =>
      Promise.all(
        ['/livez', '/readyz', '/healthz'].map(async (path) => {
          const answer = await site.call(path);
          return [answer.status, await answer.json()] as const;
        }),
      );
    expect(await answers()).toEqual([
      [200, { status: 'ok' }],
      [200, { status: 'ok' }],
      [200, { status: 'ok', store: 'libsql' }],
    ]);
    broken = true;
    expect(await answers()).toEqual([
      [200, { status: 'ok' }],
      [503, { status: 'unavailable', failing: ['store'] }],
      [503, { status: 'unavailable', store: 'libsql' }],
    ]);
    expect((await site.call('/readyz')).headers.get('Cache-Control')).toBe('no-store');
  });

  it('wait for no check for ever, and take new ones', async () => {
    const health = healthChecks(
      {
        good: () => 'ok',
        thrown: () => {
          throw new Error('x');
        },
      },
      20,
    );
    health.add('silent', () => new Promise(() => undefined));
    health.add('told', () => 'it is draining');
    expect(await health.failing()).toEqual({
      thrown: 'failed',
      silent: 'does not answer in time',
      told: 'it is draining',
    });
    health.add('told', () => 'ok');
    expect(Object.keys(await health.failing())).toEqual(['thrown', 'silent']);
  });
});

/** A site whose metrics are served on their own free port. */
async function measured(
  token?: string,
): Promise<{ site: Site; figures: (authorization?: string) => Promise<Response> }> {
  const lines: string[] = [];
  const metrics = { port: 0, host: '127.0.0.1', ...(token !== undefined && { token }) };
  const site = await startSite({ config: { watch: { log, metrics } }, log: (line) => lines.push(line) });
  const address = /http:\S+\/metrics/.exec(lines.join(' '))?.[0] ?? '';
  return {
    site,
    figures: (authorization) =>
      fetch(address, { ...(authorization !== undefined && { headers: { authorization } }) }),
  };
}

describe('the figures', () => {
  it('count answers, refusals and what waits, and tell nothing of a visitor', async () => {
    const { site, figures } = await measured();
    await site.post('/api/v1.0/email/send', emailCall());
    await site.post('/send-review', review, { 'Sec-Fetch-Site': 'cross-site' });
    await site.call('/ContactUs?name=Otieno');
    await site.call('/Otieno');
    const answer = await figures();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const all = await answer.text();
    for (const line of [
      'site_requests_total{route="form",status="200"} 1',
      'site_requests_total{route="form",status="403"} 1',
      'site_requests_total{route="page",status="200"} 1',
      'site_requests_total{route="other",status="404"} 1',
      'site_refusals_total{code="cross_site"} 1',
      'site_waiting{kind="message"} 1',
      'site_store_up{kind="libsql"} 1',
      'site_mail{state="failed"} 0',
    ])
      expect(all.split('\n')).toContain(line);
    expect(all).toMatch(/^site_disk_free_bytes \d+$/m);
    expect(all).toMatch(/^site_event_loop_lag_seconds\{quantile="1"\} \d/m);
    expect(all).not.toMatch(/Otieno|ContactUs/);
  });

  it('are on a port of their own, and for those alone who know the token', async () => {
    const { site, figures } = await measured('a-token-of-letters');
    expect((await site.call('/metrics')).status).toBe(404);
    const authorizations = ['Bearer a-token-of-lettera', 'Bearer x', undefined, 'Bearer a-token-of-letters'];
    expect(await Promise.all(authorizations.map(async (one) => (await figures(one)).status))).toEqual([
      401, 401, 401, 200,
    ]);
  });
});

describe('alerts', () => {
  /** Alerts with a clock that the test moves. */
  function alerts(channelFails = false) {
    const current: Record<string, string> = {};
    const sent: string[] = [];
    const lines: string[] = [];
    const clock = { now: Date.parse('2026-11-25T04:30:00Z') };
    const watch = startAlerts({
      siteName: 'Site',
      check: () => Promise.resolve({ ...current }),
      channels: [
        ({ subject, text: words }) => {
          sent.push(`${subject} | ${words}`);
          return channelFails ? Promise.reject(new Error('https://secret.example')) : Promise.resolve();
        },
      ],
      log: (line) => lines.push(line),
      now: () => clock.now,
      times: { checkInterval: 1e9, minDuration: 2 * minute, repeatInterval: 24 * 60 * minute },
    });
    onTestFinished(() => {
      watch.close();
    });
    const after = async (minutes: number) => {
      clock.now += minutes * minute;
      await watch.poll();
    };
    return { current, sent, lines, after };
  }

  it('begin after two minutes, are said again each day, and end once', async () => {
    const { current, sent, after } = alerts();
    current['Mail'] = '3 not sent.';
    for (const minutes of [0, 1, 1, 1, 60, 24 * 60 - 61, 1, 1]) await after(minutes);
    delete current['Mail'];
    for (const minutes of [1, 1]) await after(minutes);
    expect(sent).toEqual([
      'Site: Mail fails | 3 not sent.\nSince Wednesday 25 November 2026, 7:30 am.',
      'Site: Mail still fails | 3 not sent.\nSince Wednesday 25 November 2026, 7:30 am.',
      'Site: Mail works again | It failed for 1445 min.',
    ]);
  });

  it('say nothing of what passes by itself, and are twenty an hour at most', async () => {
    const { current, sent, after } = alerts();
    current['Disk'] = 'x';
    await after(0);
    delete current['Disk'];
    await after(5);
    expect(sent).toEqual([]);
    for (let n = 0; n < 30; n++) current[`Thing ${String(n)}`] = 'x';
    await after(0);
    await after(2);
    expect(sent).toHaveLength(20);
    await after(61);
    expect(sent).toHaveLength(30);
  });

  it('that cannot be sent are logged once without the address, and tried again', async () => {
    const { current, sent, lines, after } = alerts(true);
    current['Disk'] = 'x';
    for (const minutes of [0, 2, 1, 1]) await after(minutes);
    expect(sent).toHaveLength(3);
    expect(lines).toEqual(['An alert could not be sent by any configured channel.']);
  });

  it('go out by mail and by webhook', async () => {
    const posted: string[] = [];
    const hook = createServer((req, res) => {
      void text(req).then((body) => {
        posted.push(`${req.headers['content-type'] ?? ''} ${body}`);
        res
          .writeHead(req.url === '/moved' ? 302 : req.url === '/down' ? 500 : 200, { Location: '/' })
          .end('ok');
      });
    }).listen(0, '127.0.0.1');
    await once(hook, 'listening');
    onTestFinished(() => void hook.close());
    const address = `http://127.0.0.1:${String((hook.address() as AddressInfo).port)}`;
    const alert = { subject: 'Site: Mail fails', text: 'Three.' };
    await webhookChannel(`${address}/`)(alert);
    expect(posted).toEqual(['application/json {"text":"Site: Mail fails\\nThree."}']);
    await expect(webhookChannel(`${address}/moved`)(alert)).rejects.toThrow();
    await expect(webhookChannel(`${address}/down`)(alert)).rejects.toThrow('The webhook answered 500');

    const mail = await mailServer();
    const settings = { smtpUrl: mail.url, from: 'site@example.co.ke', to: 'staff@example.co.ke' };
    const both = alertChannels({ to: 'owner@example.co.ke', webhook: address }, settings);
    await Promise.all(both.map((channel) => channel(alert)));
    expect(posted).toHaveLength(4);
    expect(mail.delivered).toMatchObject([
      { to: ['owner@example.co.ke'], text: expect.stringMatching(/^Three\.\n/) as string },
    ]);
    expect(mail.delivered[0]?.headers.get('subject')).toEqual(['Site: Mail fails']);
  });

  it('know late mail, a full disk, damaged data, a wrong clock, old copies and failing checks', async () => {
    const mail = { waiting: { count: 2, oldestSeconds: 901 }, failed: { count: 1, oldestSeconds: 60 } };
    let report: ClockReport = {
      doubt: 'behind',
      clock: '2020-01-01T00:10:00.000Z',
      believed: '2026-11-25T08:00:00.000Z',
      days: 6,
    };
    const check = currentProblems({
      store: { mailFigures: () => Promise.resolve(mail), clockReport: () => report },
      health: healthChecks({ database: () => 'it is away' }),
      dataHealth: () => ({ state: 'damaged', found: 'row 7 is missing' }),
      dataDir: folder(),
      sendsMail: true,
      backups: {
        state: () => ({ folder: { ageSeconds: 37 * 3600 + 1 }, s3: { failure: 'S3 answered 403' } }),
      },
      everyHours: 24,
    });
    expect(await check()).toMatchObject({
      'Check database': 'it is away',
      'Stored data': 'Damaged. See npm run desk -- health.',
      Mail: '2 not sent. See “Unsent mail” at the desk.',
      'Mail that was given up': '1 given up. See “Unsent mail” at the desk.',
      Backup: 'The newest is 37 hours old.',
      'Backup to the bucket': 'S3 answered 403',
      Clock:
        'The clock says 2020-01-01 03:10 EAT, but by the time that has passed it is about 2026-11-25 11:00 EAT. ' +
        'Nothing is deleted meanwhile. Set the clock right: timedatectl shows it.',
    });
    report = { ...report, days: 7 };
    expect(await check()).not.toHaveProperty('Clock');
    expect([
      diskIsLow({ freeBytes: 499e6, freeShare: 0.5 }),
      diskIsLow({ freeBytes: 9e9, freeShare: 0.09 }),
      diskIsLow({ freeBytes: 9e9, freeShare: 0.2 }),
    ]).toEqual([true, true, false]);
  });
});

describe('reports of browsers', () => {
  const reportBody = (
    directive: string,
    blocked: string,
    page = 'https://x.ke/ContactUs?name=Otieno',
    more = {},
  ) => ({
    'csp-report': { 'violated-directive': directive, 'blocked-uri': blocked, 'document-uri': page, ...more },
  });

  it('are counted by directive, origin and page, without what extensions cause or anybody invents', () => {
    const counted: string[] = [];
    const reports = policyReports(
      ['/ContactUs'],
      () => Date.parse('2026-11-25T00:00:00Z'),
      (one) => counted.push(one),
    );
    reports.add(reportBody("script-src 'self' https://y", 'https://evil.example/a.js?email=x'));
    reports.add([
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'script-src',
          blockedURL: 'https://evil.example/b.js',
          documentURL: 'https://x.ke/ContactUs',
        },
      },
      { type: 'deprecation', body: {} },
    ]);
    reports.add(reportBody('style-src-elem', 'inline', 'https://x.ke/Otieno'));
    for (const noise of ['chrome-extension://abc/x.js', 'moz-extension', 'about', 'data'])
      reports.add(reportBody('script-src', noise));
    reports.add(reportBody('script-src', 'inline', undefined, { 'source-file': 'safari-web-extension://x' }));
    reports.add(reportBody('my-own-directive', 'inline'));
    for (const nonsense of [null, 5, 'x', {}, [], [null], { 'csp-report': null }]) reports.add(nonsense);
    const lastOn = '2026-11-25';
    expect(reports.list()).toEqual([
      { directive: 'script-src', blocked: 'https://evil.example', page: '/ContactUs', count: 2, lastOn },
      { directive: 'style-src-elem', blocked: 'inline', page: 'other', count: 1, lastOn },
    ]);
    expect(counted).toEqual(['script-src', 'script-src', 'style-src-elem']);
  });

  it('fill no memory', () => {
    const reports = policyReports([], Date.now);
    for (let n = 0; n < 1000; n++) reports.add(reportBody('img-src', `https://h${String(n)}.example/`));
    const list = reports.list();
    expect(list).toHaveLength(201);
    expect(list[0]).toMatchObject({ directive: 'other', count: 800 });
  });

  it('are taken at the address that pages name, and shown at the desk', async () => {
    const site = await startSite();
    const send = (body: string, type = 'application/csp-report', headers = {}) =>
      site.call('/reports', { method: 'POST', headers: { 'Content-Type': type, ...headers }, body });
    const body = JSON.stringify(reportBody('img-src', 'https://evil.example/'));
    const statuses = [
      await send(body, undefined, { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' }),
      await send('[]', 'application/reports+json; charset=utf-8'),
      await send(body, 'application/json'),
      await send('{'),
      await send(`"${'x'.repeat(20_000)}"`),
      await site.call('/reports'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 415, 400, 413, 405]);
    expect(await (await deskIn(site)).listReports()).toMatchObject([
      { directive: 'img-src', page: '/ContactUs', count: 1 },
    ]);
    const page = await site.call('/FAQ');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/;report-uri \/reports;report-to site$/);
    expect(page.headers.get('Reporting-Endpoints')).toBe('site="/reports"');
  });

  it('are limited by themselves: forms are taken all the same', async () => {
    const site = await startSite();
    const send = () =>
      site.call('/reports', {
        method: 'POST',
        headers: { 'Content-Type': 'application/csp-report' },
        body: '{}',
      });
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await send()).status));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
    expect((await site.post('/api/v1.0/email/send', emailCall(message))).status).toBe(200);
  });
});
