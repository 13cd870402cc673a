import { describe, expect, it, vi } from 'vitest';
import { visitorMails } from '../../src/app/visitorMails';
import { subscriptionPages } from '../../src/domain/subscriptionPages';
import { openToken, sealedToken } from '../../src/server/links/sealedToken';
import { mailServer, type MailServer } from './mailServer';
import { deskIn, startSite, type SiteOptions } from './site';

const mailTimes = { pollInterval: 40, claimDuration: 20_000, firstDelay: 60, maxDelay: 200 };
const siteUrl = 'https://www.example.co.ke';
const patient = { timeout: 30_000, interval: 30 };
const address = 'Amina@example.co.ke';
const { confirm, confirmed, leave, left } = subscriptionPages;

function newsSite(server: Pick<MailServer, 'url'>, options: SiteOptions = {}) {
  const mail = { smtpUrl: server.url, from: 'site@example.co.ke', to: 'staff@example.co.ke' };
  return startSite({
    siteUrl,
    mailTimes,
    mails: visitorMails,
    ...options,
    config: { mail, ...options.config },
  });
}

/** A site with one subscriber, and the links in the confirmation e-mail. */
async function subscribedSite(options: SiteOptions = {}) {
  const server = await mailServer();
  const site = await newsSite(server, options);
  await site.post('/subscribe', { email: address });
  await vi.waitFor(() => {
    expect(server.delivered).toHaveLength(1);
  }, patient);
  const [mail] = server.delivered;
  const linkOf = (page: string) => {
    const found = mail?.text.split('\n').find((line) => line.startsWith(siteUrl + page));
    return found?.slice(siteUrl.length) ?? '';
  };
  const subscribers = async () => (await deskIn(site)).exportSubscribers('all');
  return { server, site, mail, links: { confirm: linkOf(confirm), leave: linkOf(leave) }, subscribers };
}

/** A store that has one secret, whatever it is asked for. */
const storeWith = (secret: string) => ({ secret: () => Promise.resolve(secret) });

/** Where an answer redirects, without the proof. */
const leadsTo = (answer: Response) => [answer.status, answer.headers.get('location')?.replace(/=.*/, '')];
const post = { method: 'POST' };

describe('a subscription', () => {
  it('is confirmed by the button behind the link of a mail, and by nothing that only opens it', async () => {
    const { server, site, mail, links, subscribers } = await subscribedSite();
    expect(mail?.to).toEqual(['amina@example.co.ke']);
    expect(mail?.headers.get('list-unsubscribe')).toEqual([`<${siteUrl}${links.leave}>`]);
    expect(mail?.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(mail?.html).toContain(links.confirm);
    // An e-mail address in a URL would end up in the logs of proxies.
    for (const link of Object.values(links)) expect(decodeURIComponent(link)).not.toMatch(/amina|@/i);

    for (const link of Object.values(links)) {
      for (const method of ['GET', 'HEAD']) expect((await site.call(link, { method })).status).toBe(200);
    }
    expect(await subscribers()).toMatchObject([{ email: 'amina@example.co.ke' }]);
    expect((await subscribers())[0]).not.toHaveProperty('confirmedAt');

    const answer = await site.call(links.confirm, post);
    expect(leadsTo(answer)).toEqual([303, `${confirmed}?sent`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await (await site.call(answer.headers.get('location') ?? '')).text()).toContain('"sent":true');
    const first = (await subscribers())[0]?.confirmedAt;
    expect(first).toBeDefined();
    // A second press changes nothing, and a repeated subscription sends no further e-mail.
    expect(leadsTo(await site.call(links.confirm, post))).toEqual([303, `${confirmed}?sent`]);
    await site.post('/subscribe', { email: address });
    await new Promise((resolve) => setTimeout(resolve, 5 * mailTimes.pollInterval));
    expect((await subscribers())[0]?.confirmedAt).toBe(first);
    expect(server.delivered).toHaveLength(1);
  });

  it('ends by one link, also by the button of a mail program', async () => {
    const { site, links, subscribers } = await subscribedSite();
    expect(leadsTo(await site.call(links.leave, post))).toEqual([303, `${left}?sent`]);
    expect(await subscribers()).toEqual([]);
    // Repeated, and for an address that has unsubscribed: the answer reveals nothing.
    expect(leadsTo(await site.call(links.leave, post))).toEqual([303, `${left}?sent`]);
    expect(leadsTo(await site.call(links.confirm, post))).toEqual([303, `${confirmed}?sent`]);
    expect(await subscribers()).toEqual([]);

    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new FormData()]) {
      await site.post('/subscribe', { email: address });
      if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click');
      const answer = await site.call(links.leave, { ...post, body });
      expect(answer.status).toBe(200);
      expect(await subscribers()).toEqual([]);
    }
  });

  it('is neither confirmed nor ended by a link that is forged, changed, of the other kind, too old, or from another site', async () => {
    let time = Date.now();
    const { site, links, subscribers } = await subscribedSite({ now: () => time });
    const sealed = links.confirm.split('=')[1] ?? '';
    const tampered = Buffer.from(sealed, 'base64url');
    tampered[tampered.length - 1] = (tampered.at(-1) ?? 0) ^ 1;
    const forged = [
      confirm,
      leave,
      `${leave}?link=${sealed}`,
      links.leave.replace(leave, confirm),
      `${confirm}?link=${tampered.toString('base64url')}`,
      `${confirm}?link=${'A'.repeat(5000)}`,
      `${confirm}?link=${await sealedToken(storeWith('another secret'), 'confirm', address, 0)}`,
    ];
    for (const link of forged) {
      const done = link.startsWith(confirm) ? confirmed : left;
      expect(leadsTo(await site.call(link))).toEqual([303, done]);
      expect(leadsTo(await site.call(link, post))).toEqual([303, done]);
    }
    const elsewhere = {
      ...post,
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    };
    expect((await site.call(links.leave, elsewhere)).status).toBe(403);
    time += 7 * 24 * 60 * 60 * 1000 + 1000;
    expect(leadsTo(await site.call(links.confirm))).toEqual([303, confirmed]);
    expect(leadsTo(await site.call(links.confirm, post))).toEqual([303, confirmed]);
    expect(await subscribers()).toMatchObject([{ email: 'amina@example.co.ke' }]);
    expect((await subscribers())[0]).not.toHaveProperty('confirmedAt');
    // An unsubscribe link never expires.
    time += 10 * 365 * 24 * 60 * 60 * 1000;
    expect(leadsTo(await site.call(links.leave, post))).toEqual([303, `${left}?sent`]);
  });

  it('is answered in the same way for every address', async () => {
    const { site } = await subscribedSite();
    const answers = await Promise.all(
      [address, 'b@example.co.ke', 'B@example.co.ke'].map(async (email) => {
        const json = await site.post('/subscribe', { email });
        return [json.status, await json.text(), leadsTo(await site.submit('/subscribe', { email }))];
      }),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

describe('a sealed token', () => {
  const store = storeWith('secret');

  it('opens for its own purpose alone, however odd the value is', async () => {
    for (const value of ['a@x.co.ke', `${'ä'.repeat(200)}@x.co.ke`, '"a,b"@x.co.ke', '']) {
      const token = await sealedToken(store, 'leave', value, 0);
      expect(await openToken(store, 'leave', token, 1)).toBe(value);
      expect(await openToken(store, 'confirm', token, 1)).toBeUndefined();
      expect(await openToken(storeWith('another'), 'leave', token, 1)).toBeUndefined();
    }
    for (const token of ['', 'A'.repeat(50), 'A'.repeat(5000)])
      expect(await openToken(store, 'leave', token, 1)).toBeUndefined();
  });

  it('expires', async () => {
    const token = await sealedToken(store, 'sent', 'x', 1_800_000_000);
    expect(await openToken(store, 'sent', token, 1_800_000_000_000)).toBe('x');
    expect(await openToken(store, 'sent', token, 1_800_000_000_001)).toBeUndefined();
  });

  it('of mail that an earlier release sent still opens', async () => {
    const [leaveToken, confirmToken] = [
      'BwcHBwcHBwcHBwcHnS2Jn5kYBkPymfOQFxI9VMOaD013NtVHVNEG4B6Cjh5WDplvAOHNHlE',
      'BwcHBwcHBwcHBwcH79EAOOMemNiRme0kIR8M-MOaD013NtVHVNEG4B6Cjh5WDplvAOHNHzSsmCXbnG7uKz4',
    ];
    expect(await openToken(store, 'leave', leaveToken, 4e12)).toBe('amina@example.co.ke');
    expect(await openToken(store, 'confirm', confirmToken, 1_700_000_000_000)).toBe('amina@example.co.ke');
    expect(await openToken(store, 'confirm', confirmToken, 1_900_000_000_000)).toBeUndefined();
  });
});
