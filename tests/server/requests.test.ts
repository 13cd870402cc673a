import { describe, expect, it } from 'vitest';
import { requestCatalogue } from '../../src/content/pages/requests/requestCatalogue';
import { definitionOf, wholeRequestForm } from '../../src/domain/requests/definitions';
import { requestKinds, requestPage } from '../../src/domain/requests/kinds';
import { sampleAnswers, sampleBody, sampleForm } from '../domain/requestSamples';
import { deskCommand } from './deskCommand';
import { deskIn, monday, startSite, type Site } from './site';

const start = () => startSite({ now: () => monday, requests: requestCatalogue });
const stored = async (site: Site) => (await deskIn(site)).exportRequests();
const reference = /^[2-9C-HJKMNP-RTV-Y]{3}-[2-9C-HJKMNP-RTV-Y]{3}$/;

interface Answer {
  id: string;
  reference: string;
}

/** Exports a kind as a table while the site runs. */
const exported = (site: Site, kind: string) =>
  deskCommand(site.dataDir, ['export', kind], {}, { requests: requestCatalogue });

describe.each(requestKinds)('a request of %s', (kind) => {
  const definition = definitionOf(kind);
  const { path, page } = wholeRequestForm(kind);
  const hasConsent = definition.consent !== undefined;

  it('is asked, seen at the desk, answered, exported and erased', async () => {
    const site = await start();
    const posted = await site.post(path, sampleBody(definition));
    expect([posted.status, posted.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const body = (await posted.json()) as Answer;
    expect(body.reference).toMatch(reference);
    const [one, ...more] = await stored(site);
    expect(more).toEqual([]);
    expect(one).toEqual({
      ...body,
      kind,
      answers: sampleAnswers(definition),
      copy: false,
      status: 'waiting',
      createdAt: expect.stringMatching(/Z$/) as string,
      ...(one?.day !== undefined && { day: one.day }),
      ...(hasConsent && { consent: definition.consent, consentAt: one?.createdAt }),
    });

    const desk = await deskIn(site);
    await desk.act('request', body.reference.toLowerCase(), 'answer');
    await expect(desk.act('request', body.reference, 'answer')).rejects.toThrow(
      `Request ${body.reference} has been answered already.`,
    );
    const name = requestCatalogue.sheets[kind]?.words.name ?? '';
    for (const which of [kind, 'requests']) {
      const table = (await exported(site, which)).out.split('\n');
      expect(table).toHaveLength(2);
      expect(table[0]).toMatch(
        /^\uFEFF"Reference","Received","Service","Status","Answered","Consent","Consent given","/,
      );
      expect(table[1]).toMatch(
        new RegExp(`^"${body.reference}","\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d","${name}","answered",`),
      );
      expect(table[1]).toContain(`"=""+254712345678"""`);
      expect(table[1]?.match(/","/g)).toHaveLength(table[0]?.match(/","/g)?.length ?? 0);
    }
    await desk.act('request', body.reference, 'erase');
    await expect(desk.item('request', body.reference)).rejects.toThrow(/^There is no request/);
    expect(await stored(site)).toEqual([]);
  });

  it('sent as a plain form leads to the page that names its reference', async () => {
    const site = await start();
    const answer = await site.submit(path, sampleForm(definition));
    const location = answer.headers.get('location') ?? '';
    const [one] = await stored(site);
    expect([answer.status, location]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^/RequestSent\\?reference=${one?.reference ?? ''}&sent=`)),
    ]);
    expect(one?.answers).toEqual(sampleAnswers(definition));
    const thanks = await site.call(location);
    expect(await thanks.text()).toContain(`"reference":"${one?.reference ?? ''}"`);
  });

  it('sent wrong as a plain form comes back with what was typed and what is wrong', async () => {
    const site = await start();
    const { phone: _, ...typed } = sampleForm(definition);
    const answer = await site.submit(path, { ...typed, phone: '999' });
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(new RegExp(`^${page}\\?again=[\\w-]{24}#request-form$`));
    expect(page).toBe(requestPage(kind));
    const shownPage = await site.call(location.replace(/#.*/, ''));
    expect(shownPage.headers.get('cache-control')).toBe('no-store');
    const data = JSON.parse(/json">(.*)<\/script>/.exec(await shownPage.text())?.[1] ?? '') as object;
    expect(data).toMatchObject({
      today: '2026-03-02',
      returned: { form: `request-${kind}`, values: { ...typed, phone: '999' }, problems: { phone: 'phone' } },
    });
    expect(await stored(site)).toEqual([]);
  });

  it('is refused with the names of what is wrong', async () => {
    const site = await start();
    const answer = await site.post(path, { ...sampleBody(definition), phone: '999', status: 'answered' });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { code: 'invalid', fields: { phone: 'phone', status: 'type' } } },
    ]);
    expect(await stored(site)).toEqual([]);
  });
});

describe('requests', () => {
  const definition = definitionOf('events');
  const { path } = wholeRequestForm('events');
  const body = sampleBody(definition);

  it('of one filling are stored once, also at the same moment; another one needs another key', async () => {
    const site = await start();
    const key = { 'Idempotency-Key': 'a-key-of-one-filling' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.post(path, body, key)));
    const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as Answer));
    expect(new Set(bodies.map((one) => one.reference)).size).toBe(1);
    const other = await site.post(path, { ...body, people: 99 }, key);
    expect([other.status, await other.json()]).toMatchObject([422, { error: { code: 'key_reused' } }]);
    expect(await stored(site)).toHaveLength(1);
  });

  it('keep consent by the time and the version of its words', async () => {
    const site = await start();
    const transfer = definitionOf('transfer');
    const { consent: _, ...without } = sampleBody(transfer);
    const refused = await site.post('/send-request/transfer', without);
    expect(await refused.json()).toMatchObject({ error: { fields: { consent: 'required' } } });
    await site.post('/send-request/transfer', sampleBody(transfer));
    const [one] = await stored(site);
    expect(one).toMatchObject({ consent: transfer.consent, consentAt: one?.createdAt });
  });

  it('that fill in the hidden field or hold links are kept and marked', async () => {
    const site = await start();
    await site.post(path, { ...body, website: 'x', earlier: 'See https://spam.example' });
    expect(await stored(site)).toMatchObject([{ suspicion: ['links', 'honeypot'] }]);
  });

  it('are one of nine kinds', async () => {
    const site = await start();
    expect((await site.post('/send-request/parties', body)).status).toBe(404);
    expect(await exported(site, 'parties')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^KIND is one of reviews, .* events, /) as string,
    });
  });

  it('print text that cannot harm a terminal or a spreadsheet', async () => {
    const site = await start();
    const evil = '=SUM(A1)"\u202e';
    await site.post(path, { ...body, title: evil, place: 'Line one\nStatus    answered' });
    const table = (await exported(site, 'events')).out;
    expect(table).not.toMatch(/\u202e/);
    expect(table).toContain(`"'=SUM(A1)""`);
    expect(table.split('\n')).toHaveLength(2);
  });

  it('have pages of the day', async () => {
    const site = await start();
    expect(await (await site.call('/Request/Events')).text()).toContain('"today":"2026-03-02"');
    const moved = await site.call('/request/events');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/Request/Events']);
  });
});
