import { describe, expect, it, onTestFinished } from 'vitest';
import { requestCatalogue } from '../../src/content/pages/requests/requestCatalogue';
import type { CoverRequest } from '../../src/domain/requests/answers';
import { fieldsOf } from '../../src/domain/requests/definition';
import { definitionOf } from '../../src/domain/requests/definitions';
import { requestKinds, type RequestKind } from '../../src/domain/requests/kinds';
import { visitorMails } from '../../src/app/visitorMails';
import { emailFor } from '../../src/server/mail/emailTemplates';
import { openStore } from '../../src/server/store/openStore';
import { smtpSender } from '../../src/server/mail/smtp';
import { sampleAnswers } from '../domain/requestSamples';
import { mailServer } from './mailServer';
import { folder } from './site';

/** The e-mails about a request of a kind: to staff, and the copy. */
async function mailsAbout(kind: RequestKind, given: Partial<CoverRequest> = {}, mails = true) {
  const smtp = { smtpUrl: 'smtp://localhost', from: 'site@x.co.ke', to: 'staff@x.co.ke' };
  const store = await openStore({ dataDir: folder(), mail: smtp });
  onTestFinished(() => store.close());
  const added = await store.addRequest(kind, {
    answers: sampleAnswers(definitionOf(kind)),
    copy: true,
    ...given,
  });
  const reference = 'reference' in added ? added.reference : '';
  const options = {
    store,
    siteUrl: 'https://x.co.ke',
    clinics: [],
    requests: requestCatalogue,
    ...(mails && { mails: visitorMails }),
    now: Date.now,
  };
  const waiting = await store.outbox(['waiting']);
  const mail = async (of: 'request' | 'copy') => {
    const found = waiting.find((one) => one.kind === of);
    return found && (await emailFor(found, options));
  };
  return { reference, staff: await mail('request'), copy: await mail('copy') };
}

describe.each(requestKinds)('mail about a request of %s', (kind) => {
  const sheet = requestCatalogue.sheets[kind];
  const medical = fieldsOf(definitionOf(kind)).filter(([, field]) => field.medical);

  it('tells staff what is asked and what to do, and no health details', async () => {
    const { reference, staff } = await mailsAbout(kind);
    expect(staff?.subject).toMatch(
      new RegExp(
        `^Request ${reference}: ${sheet?.words.name ?? ''}(?:, [A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]{2})?$`,
      ),
    );
    expect(staff?.replyTo).toBe('wanjiku@example.co.ke');
    expect(staff).not.toHaveProperty('visitor');
    expect(staff?.text).toMatch(new RegExp(`/desk/open\\?link=.{22}&to=request%2F${reference}\n`));
    for (const { title, fields } of Object.values(sheet?.words.steps ?? {})) {
      const names = Object.keys(fields);
      const isMedical = names.every((name) => medical.some(([one]) => one === name));
      expect(staff?.text.includes(`    ${title}\n`)).toBe(!isMedical);
    }
    expect(staff?.text.includes(`Health details: ${String(medical.length)}, at the desk only`)).toBe(
      medical.length > 0,
    );
  });

  it('goes as a copy to whoever wished for one, without health details', async () => {
    const { reference, copy } = await mailsAbout(kind);
    expect(copy).toMatchObject({
      subject: `Copy of your request ${reference}`,
      visitor: 'wanjiku@example.co.ke',
    });
    expect(copy?.text).toContain(`Service: ${sheet?.words.name ?? ''}`);
    // Nothing in words of the visitor, which may be meant for somebody else.
    for (const [name, field] of fieldsOf(definitionOf(kind))) {
      const typed = sampleAnswers(definitionOf(kind))[name];
      if (!/text|longText|place|phone|email/i.test(field.type) || typed === undefined) continue;
      expect([name, copy?.text.includes(String(typed)), copy?.html?.includes(String(typed))]).toEqual([
        name,
        false,
        false,
      ]);
    }
    expect(copy?.text).toContain('What you wrote in your own words is not in this email');
    expect(copy?.text.includes('health details of your request are not in this email')).toBe(
      medical.length > 0,
    );
    expect(copy?.text).not.toMatch(/undefined|\{\w+\}|npm run/);
  });
});

describe('a copy', () => {
  it('is sent to the visitor and answered to staff', async () => {
    const server = await mailServer();
    const { copy } = await mailsAbout('events');
    if (!copy) throw new Error('There is no copy');
    await smtpSender({ smtpUrl: server.url, from: 'site@x.co.ke', to: 'staff@x.co.ke' })(copy);
    expect(server.delivered[0]?.to).toEqual(['wanjiku@example.co.ke']);
    expect(server.delivered[0]?.headers.get('reply-to')).toEqual(['staff@x.co.ke']);
  });

  it('is no way to write into a header, or to an address that mail servers read otherwise', async () => {
    for (const email of ['a@example.co.ke\r\nBcc: b@example.com', 'ä@example.co.ke', 'nobody']) {
      const { copy, staff } = await mailsAbout('events', {
        answers: { ...sampleAnswers(definitionOf('events')), email },
      });
      expect(copy).toBeUndefined();
      expect(staff).not.toHaveProperty('replyTo');
    }
  });

  it('is not sent where nobody wished for one, nor where the site has no words for it', async () => {
    expect((await mailsAbout('events', { copy: false })).copy).toBeUndefined();
    expect((await mailsAbout('events', {}, false)).copy).toBeUndefined();
  });
});
