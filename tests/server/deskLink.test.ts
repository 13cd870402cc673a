import { describe, expect, it, vi } from 'vitest';
import { deskLinksPerHour } from '../../src/server/store/mailKinds';
import { browserAt, deskLink, openDesk, sameOrigin, startDeskSite } from './deskBrowser';
import { mailServer, type MailServer } from './mailServer';
import { deskIn, review, type Site } from './site';

const mailTimes = { pollInterval: 40, claimDuration: 20_000, firstDelay: 60, maxDelay: 200 };
const patient = { timeout: 30_000, interval: 30 };

/** A site that sends mail to two people at work. */
const mailingDesk = (server: MailServer, more: object = {}): Promise<Site> =>
  startDeskSite({
    siteUrl: 'https://www.example.co.ke',
    mailTimes,
    config: {
      mail: {
        smtpUrl: server.url,
        from: 'site@example.co.ke',
        to: 'first@example.co.ke',
        alsoTo: ['second@example.co.ke'],
      },
      ...more,
    },
  });
/** What the desk says about proxies. */
async function proxyWarnings(site: Site) {
  const { warnings } = await (await deskIn(site)).health();
  return warnings.filter(({ kind }) => kind === 'proxy');
}
const guess = (n: number) => Buffer.from(String(n).padStart(16, '0')).toString('base64url');

describe('a link into the desk that is asked for at the desk', () => {
  it('goes to each address of staff, another one to each, and opens the desk on a phone', async () => {
    const server = await mailServer();
    const site = await mailingDesk(server);
    const phone = browserAt(site);
    const closed = await phone.get('/desk');
    const html = await closed.text();
    expect([closed.status, /<form[^>]* action="\/desk\/link"[^>]*>/.exec(html)?.[0]]).toEqual([
      403,
      expect.stringContaining('method="post"'),
    ]);
    expect(html).toContain('Mail a new link');
    const asked = await phone.post('/desk/link', {});
    expect(asked.status).toBe(200);
    expect(await asked.text()).not.toMatch(/example\.co\.ke|Mail a new link/);
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(2);
    }, patient);
    expect(server.delivered.map(({ to }) => to.join()).toSorted()).toEqual([
      'first@example.co.ke',
      'second@example.co.ke',
    ]);
    const links = server.delivered.map(
      ({ text }) => /^https:\/\/www\.example\.co\.ke\/desk\/open\?link=(\S+)$/m.exec(text)?.[1] ?? '',
    );
    expect(new Set(links).size).toBe(2);
    for (const link of links)
      expect((await browserAt(site).post('/desk/open', { link, name: 'Wanjiru' })).status).toBe(303);
  });

  it('is offered where a link was used up or the desk was left, and not where no mail is sent', async () => {
    const site = await mailingDesk(await mailServer());
    expect(await (await browserAt(site).get('/desk/open?link=x')).text()).toContain('action="/desk/link"');
    const browser = await openDesk(site);
    expect(await (await browser.post('/desk/close', {})).text()).toContain('action="/desk/link"');
    const silent = await startDeskSite();
    expect(await (await browserAt(silent).get('/desk')).text()).not.toContain('/desk/link');
    expect(await (await browserAt(silent).post('/desk/link', {})).text()).toContain('The desk is closed');
  });

  it('is mailed a few times an hour, and the answer does not say so', async () => {
    const server = await mailServer();
    const site = await mailingDesk(server);
    const answers: string[] = [];
    for (let number = 0; number < deskLinksPerHour + 4; number += 1)
      answers.push(await (await browserAt(site).post('/desk/link', {})).text());
    expect(new Set(answers).size).toBe(1);
    await vi.waitFor(() => {
      expect(server.delivered).toHaveLength(2 * deskLinksPerHour);
    }, patient);
    expect((await (await deskIn(site)).find({ kind: 'mail' })).items.length).toBe(2 * deskLinksPerHour);
  });

  it('cannot be asked for by a page of another site', async () => {
    const server = await mailServer();
    const site = await mailingDesk(server);
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      {},
    ])
      expect((await browserAt(site).post('/desk/link', {}, headers)).status).toBe(403);
    expect((await browserAt(site).get('/desk/link')).status).toBe(405);
    expect((await (await deskIn(site)).find({ kind: 'mail' })).items).toEqual([]);
  });

  it('is told of in the log, without an address', async () => {
    const site = await mailingDesk(await mailServer());
    await browserAt(site).post('/desk/link', {});
    expect(site.lines).toContain('Someone asked for a link into the desk. It is mailed to staff.');
  });
});

describe('a right link', () => {
  it('opens the desk also where neighbours in its network have tried many wrong ones', async () => {
    const site = await startDeskSite({ config: { trustedProxies: ['127.0.0.1'] } });
    const from = (address: string) => ({ ...sameOrigin, 'X-Forwarded-For': address });
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1) {
      const neighbour = from(`41.90.5.${String(n + 1)}`);
      const asked =
        n % 2 === 0
          ? await browserAt(site).get(`/desk/open?link=${guess(n)}`, neighbour)
          : await browserAt(site).post('/desk/open', { link: guess(n), name: 'Guess' }, neighbour);
      statuses.push(asked.status);
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual(Array.from({ length: 10 }, () => 429));
    const path = await deskLink(site);
    expect((await browserAt(site).get(path, from('41.90.5.200'))).status).toBe(200);
    const link = new URLSearchParams(path.split('?')[1]).get('link') ?? '';
    const opened = await browserAt(site).post('/desk/open', { link, name: 'Amina' }, from('41.90.5.200'));
    expect(opened.status).toBe(303);
  });
});

it('a link of earlier mail, behind which a review was decided, leads to the review at the desk', async () => {
  const site = await startDeskSite();
  const { id } = (await (await site.post('/send-review', review)).json()) as { id: string };
  const earlier = `/review-decision?review=${id}&decision=approve&until=1800000000&signature=x`;
  const answer = await site.call(earlier);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/desk/item/review/${id}`]);
  expect((await site.call('/review-decision')).headers.get('location')).toBe('/desk');
  const odd = await site.call(`/review-decision?review=${encodeURIComponent('//evil.example/?')}`);
  expect(odd.headers.get('location')).toBe('/desk/item/review/%2F%2Fevil.example%2F%3F');
  expect((await site.submit(earlier, {})).status).toBe(405);
  const browser = await openDesk(site);
  expect(await (await browser.get(answer.headers.get('location') ?? '')).text()).toContain(review.text);
  expect((await (await deskIn(site)).item('review', id)).item.status).toBe('pending');
});

describe('a proxy that the settings do not name', () => {
  it('is told of once in the log, in the state of the site, and at the desk', async () => {
    const site = await startDeskSite();
    const headers = { ...sameOrigin, 'X-Forwarded-For': '41.90.5.1', 'X-Forwarded-Proto': 'https' };
    const desk = await openDesk(site);
    expect(await (await desk.get('/desk')).text()).not.toContain('TRUSTED_PROXIES');
    for (let number = 0; number < 3; number += 1) await site.call('/desk', { headers });
    expect(site.lines.filter((line) => line.includes('TRUSTED_PROXIES=127.0.0.1'))).toHaveLength(1);
    expect(await proxyWarnings(site)).toEqual([{ kind: 'proxy', address: '127.0.0.1' }]);
    expect(await (await desk.get('/desk')).text()).toContain('TRUSTED_PROXIES=127.0.0.1');
  });

  it.each(['/FAQ', '/nothing', '/assets/app-abc123.js', '/form-begun'])(
    'is told of at the first answer, such as %s',
    async (path) => {
      const site = await startDeskSite();
      for (const forwarded of ['41.90.5.1', '41.90.5.2'])
        await site.call(path, { headers: { 'X-Forwarded-For': forwarded } });
      expect(site.lines.filter((line) => line.includes('TRUSTED_PROXIES=127.0.0.1'))).toHaveLength(1);
    },
  );

  it('is none where it is named, counted, or the header is a visitor’s own', async () => {
    const headers = { ...sameOrigin, 'X-Forwarded-For': '41.90.5.1' };
    for (const config of [{ trustedProxies: ['127.0.0.1'] }, { proxyHops: 1 }]) {
      const site = await startDeskSite({ config });
      await site.call('/desk', { headers });
      expect([site.lines, await proxyWarnings(site)]).toEqual([[], []]);
    }
  });
});

it('staff see at the desk that visitors got no mail, and where', async () => {
  const server = await mailServer();
  const site = await startDeskSite({
    mailTimes,
    config: {
      mail: {
        smtpUrl: server.url,
        from: 'a@x.co.ke',
        to: 'b@x.co.ke',
        visitorsPerHour: 1,
        visitorsPerDay: 9,
      },
    },
  });
  for (const name of ['One', 'Two', 'Three'])
    await site.post('/api/v1.0/email/send', {
      lib_version: '4.4.1',
      user_id: 'key_1',
      service_id: 'service_1',
      template_id: 'template_1',
      template_params: { name, email: `${name}@example.co.ke`, phone: '0712 345 678', message: name },
    });
  const desk = await openDesk(site);
  expect(await (await desk.get('/desk')).text()).toContain(
    'In the last 24 hours 2 visitors got no email, because',
  );
  const [newest] = await (await deskIn(site)).exportMessages();
  expect(await (await desk.get(`/desk/item/message/${newest?.id ?? ''}`)).text()).toContain(
    'not sent, because too many emails had gone',
  );
});
