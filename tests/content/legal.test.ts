import { describe, expect, it } from 'vitest';
import { legalStatus } from '../../src/content/pages/legalStatus';
import { periods, privacyPolicy } from '../../src/content/pages/privacyPolicy';
import { termsOfService } from '../../src/content/pages/termsOfService';
import { privacyPolicy as inKiswahili } from '#sw/privacyPolicy';
import { termsOfService as termsInKiswahili } from '#sw/termsOfService';

const textOf = (document: unknown) => JSON.stringify(document);

describe('terms and privacy policy', () => {
  it('are drafts until the lawyer has passed them, and say who has', () => {
    const draft = 'Draft: our lawyer has not yet passed this text.';
    expect(legalStatus({ legalCheck: undefined })).toBe(draft);
    expect([privacyPolicy.status, termsOfService.status]).toEqual([draft, draft]);
    expect(inKiswahili.status).toMatch(/^Rasimu: /);
    expect(legalStatus({ legalCheck: { by: 'Njeri Advocates', day: '2026-12-01' } })).toBe(
      'Passed by Njeri Advocates on 1 December 2026.',
    );
  });

  it('say who pays, and nobody owes the rest because they ordered', () => {
    for (const [terms, words] of [
      [termsOfService, ['agrees to the price in writing', 'legally responsible for the patient']],
      [termsInKiswahili, ['hukubali bei kwa maandishi', 'anayewajibika kwake kisheria']],
    ] as const)
      for (const said of words) expect(textOf(terms)).toContain(said);
    expect(textOf(termsOfService)).not.toMatch(/remains due/);
    expect(textOf(termsInKiswahili)).not.toMatch(/\bdeni\b|dhima/);
  });

  it.each(['1199', '999', '112'])('name %s beside the service’s number', (number) => {
    expect(textOf(termsOfService)).toContain(number);
    expect(textOf(termsInKiswahili)).toContain(number);
  });
});

describe('the privacy policy names what the product keeps', () => {
  it.each([
    [
      'form_begun and the staff’s cookie',
      /one cookie of its own, which is gone after a day/,
      /cookie yake moja/,
    ],
    [
      'drafts in the tab',
      /what you have begun to type in a form \(but no health details\)/,
      /ulichoanza kuandika/,
    ],
    ['the chosen language', /the language that you chose/, /lugha uliyochagua/],
    ['the emergency plan', /an emergency plan that you write on our page/, /mpango wa dharura unaouandika/],
    ['kept pages and the service worker', /\(a service worker\)/, /\(service worker\)/],
    ['sent mail', /emails it has sent: 30 days/, /siku 30/],
    ['bounced addresses', /only a code made from it/, /msimbo tu uliotokana nayo/],
    ['restriction of processing', /restrict the use of your data \(section 34\)/, /kifungu cha 34/],
  ])('%s', (_, english, kiswahili) => {
    expect(textOf(privacyPolicy)).toMatch(english);
    expect(textOf(inKiswahili)).toMatch(kiswahili);
  });

  it('claims no roles at a desk that has none', () => {
    expect(textOf(privacyPolicy)).toContain('Each of them can read all of it');
    expect(textOf(privacyPolicy)).not.toContain('Only staff who need');
  });

  it('states the periods of copies, mailboxes and network addresses by the settings, and no number without', () => {
    const { kept, address } = periods({
      copies: { days: 14, months: 12, isRemote: false },
      mailboxDays: 90,
      addressDays: 14,
    });
    expect(kept).toContain('backup copies of our database: 14 days');
    expect(kept).toContain('one backup copy for each month: 12 months');
    expect(kept).toContain('emails about what you sent, in our staff’s mailboxes: 90 days');
    expect(address).toBe('The web server in front of ours may keep it in a log for 14 days.');
    const monthly = periods({ copies: { days: 1, months: 0, isRemote: false } }).kept;
    expect(monthly.join()).toContain('backup copies of our database: 1 day,');
    expect(monthly.join()).not.toContain('each month');
    const unsaid = periods({});
    expect([...unsaid.kept, unsaid.address].join(' ').replace('30 days', '')).not.toMatch(/\d/);
  });
});
