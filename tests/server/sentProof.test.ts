import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { proofLifetime, sentProof } from '../../src/server/links/sentProof';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { booking, folder, message, monday, review, startSite, type Site } from './site';

const forms: readonly (readonly [path: string, fields: Record<string, string>, thanks: string])[] = [
  ['/api/v1.0/email/send', message, '/MessageSent'],
  ['/send-review', { ...review, rating: '5' }, '/ReviewSent'],
  ['/subscribe', { email: 'amina@example.co.ke' }, '/Subscribed'],
  ['/book-appointment', { ...booking, clinicId: '1' }, '/AppointmentRequested'],
];

/** Sends a plain form. @returns Address to which the browser is redirected. */
async function sent(site: Site, path: string, fields: Record<string, string>): Promise<string> {
  return (await site.submit(path, fields)).headers.get('location') ?? '';
}

const pageHtml = async (site: Site, address: string) => (await site.call(address)).text();

describe.each(forms)('the page after %s', (path, fields, thanks) => {
  const neutral = `<h1>built ${thanks}</h1>`;

  it('confirms the form to whoever has just sent it, also after a reload', async () => {
    const site = await startSite({ now: () => monday });
    const address = await sent(site, path, fields);
    for (let n = 0; n < 3; n++) {
      const page = await site.call(address);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await page.text()).toContain('"sent":true');
    }
    expect(site.renderer.calls.filter((page) => page === thanks)).toHaveLength(1);
  });

  it('names nothing that the visitor has typed in its address', async () => {
    const site = await startSite({ now: () => monday });
    const address = decodeURIComponent(await sent(site, path, fields));
    for (const typed of Object.values(fields).filter((value) => value.length > 1))
      expect(address).not.toContain(typed);
  });

  it('confirms nothing to anybody else', async () => {
    const site = await startSite({ now: () => monday });
    const address = await sent(site, path, fields);
    const query = new URLSearchParams(address.replace(/^.*\?/, ''));
    const proof = query.get('sent') ?? '';
    const withProof = (other: string) => {
      const changed = new URLSearchParams(query);
      changed.set('sent', other);
      return `${thanks}?${String(changed)}`;
    };
    const begin = proof.startsWith('A') ? 'B' : 'A';
    for (const forged of [
      thanks,
      `${thanks}?sent=`,
      `${thanks}?sent=true`,
      withProof(`${begin}${proof.slice(1)}`),
      withProof(proof.slice(0, -2)),
      withProof(proof.slice(0, 20)),
    ])
      expect([forged, await pageHtml(site, forged)]).toEqual([forged, neutral]);
    const plain = await site.call(thanks);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect(site.renderer.calls).not.toContain(thanks);
  });

  it('confirms nothing once some minutes are over', async () => {
    let time = monday;
    const site = await startSite({ now: () => time });
    const address = await sent(site, path, fields);
    time += proofLifetime * 1000;
    expect(await pageHtml(site, address)).toContain('"sent":true');
    time += 1000;
    expect(await pageHtml(site, address)).toBe(neutral);
  });

  it('confirms no other form than its own', async () => {
    const site = await startSite({ now: () => monday });
    const address = await sent(site, path, fields);
    for (const [, , page] of forms.filter(([, , one]) => one !== thanks))
      expect(await pageHtml(site, address.replace(thanks, page))).toBe(`<h1>built ${page}</h1>`);
  });
});

describe('the reference on the page after a booking', () => {
  const ask = (site: Site, name: string) =>
    sent(site, '/book-appointment', { ...booking, clinicId: '1', name });

  it('is the one that was given, on a page that is rendered once for all', async () => {
    const site = await startSite({ now: () => monday });
    const addresses = await Promise.all(['Achieng', 'Otieno', 'Wanjiru'].map((name) => ask(site, name)));
    for (const address of addresses) {
      const reference = new URLSearchParams(address.replace(/^.*\?/, '')).get('reference') ?? '';
      expect(await pageHtml(site, address)).toContain(`"reference":"${reference}"}`);
    }
    expect(site.renderer.calls.filter((page) => page === '/AppointmentRequested')).toHaveLength(1);
  });

  it('cannot be another one', async () => {
    const site = await startSite({ now: () => monday });
    const address = await ask(site, 'Achieng');
    for (const other of [
      address.replace(/reference=[^&]*/, 'reference=K7M-4XP'),
      address.replace(/reference=[^&]*&/, ''),
    ])
      expect(await pageHtml(site, other)).toBe('<h1>built /AppointmentRequested</h1>');
  });
});

it('a proof is known to every server of one database, and sealed with its secret', async () => {
  const driver = await openLibsql(join(folder(), databaseFile));
  const store = await createStore(driver);
  onTestFinished(() => store.close());
  const [one, two] = [sentProof(store, () => monday), sentProof(await createStore(driver), () => monday)];
  const query = new URLSearchParams((await one.address('/MessageSent')).replace(/^.*\?/, ''));
  expect(await two.isValid('/MessageSent', query)).toBe(true);
  const foreign = sentProof({ secret: () => Promise.resolve('another secret') }, () => monday);
  expect(await foreign.isValid('/MessageSent', query)).toBe(false);
});
