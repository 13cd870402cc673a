import { describe, expect, it } from 'vitest';
import { readFacts } from '../../src/config/facts';
import { priceFrom } from '../../src/content/pages/serviceParts';
import { paymentFrom, whereFrom } from '../../src/content/pages/serviceQuestions';
import { leadFrom } from '../../src/content/pages/home';
import { siteRoutes } from '../../src/app/siteRoutes';
import { counties } from '../../src/domain/counties';
import { paymentFrom as paymentInKiswahili, whereFrom as whereInKiswahili } from '#sw/serviceQuestions';
import { rendered, words } from './rendered';

const set = readFacts({
  COUNTIES: 'Kisumu, Siaya',
  BASES: 'Kondele',
  ARRIVAL_MINUTES_TOWN: '15',
  PRICE_BASIC: '6500',
  PRICE_SCHOOL_FROM: '45,000',
  MPESA_TILL: '123456',
  INSURERS: 'Example Insurance, Other Insurance',
  LPO: 'yes',
  KRA_PIN: 'P051234567A',
});

/** What an authority or a sport asks of organisers, which is no place of ours. */
const asked =
  /Mombasa County asked|Kaunti ya Mombasa ilitaka|can reach each runner within 8 minutes|kila mkimbiaji ndani ya dakika 8/g;

describe('without a setting no page names', () => {
  const pages = Promise.all(
    // First aid has minutes of its own, and names the hospitals that wrote its guidelines.
    siteRoutes
      .filter(({ path }) => !/\/FirstAid\//.test(path))
      .map(async ({ path }) => ({
        path,
        // The towns on the map of the whole country say where these are, not where crews are.
        text: words((await rendered(path)).main.replaceAll(/<svg.*?<\/svg>/gs, '')).replace(asked, ''),
      })),
  );
  const found = async (pattern: RegExp) =>
    (await pages).flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`),
    );

  it('a county, nor the whole country as the place of its crews', async () => {
    const names = [...counties, 'across Kenya', 'anywhere in Kenya', 'kote Kenya', 'popote Kenya'].join('|');
    expect(await found(new RegExp(`.{0,40}\\b(?:${names})\\b.{0,30}`, 'g'))).toEqual([]);
  });

  it('a price', async () => {
    expect(await found(/.{0,40}(?:KES|KSh|Ksh|Sh)\.? ?\d.{0,20}/g)).toEqual([]);
  });

  it('minutes until an ambulance arrives', async () => {
    expect(
      await found(
        /.{0,60}\b(?:arrive|reach|tunafika|kufika|kufikia)\w*[^.]{0,40}\b(?:\d+ minutes|dakika \d+)\b[^.]*/gi,
      ),
    ).toEqual([]);
  });
});

describe('with the settings', () => {
  it('services say where crews come, from which bases, and the target', () => {
    expect(whereFrom(set).answer).toEqual([
      'An ambulance stands by in Kondele. Our crews work in these counties: Kisumu and Siaya. For any other place, ask us first. We tell you which vehicle would come, and from where.',
      'We aim to arrive in 15 minutes in towns. Traffic and distance change it, and the dispatcher tells you what to expect.',
    ]);
    expect(whereInKiswahili(set).answer.join()).toMatch(/Kondele.*Kisumu na Siaya.*15/);
    expect(whereFrom(readFacts({})).answer).toHaveLength(1);
    expect(leadFrom(set)).toBe(
      'Ambulances, patient transfer, and cover in Kisumu and Siaya, for schools, sites and events.',
    );
  });

  it('services say how to pay', () => {
    expect(paymentFrom(set)[0]?.answer).toEqual([
      'You can pay by M-PESA, to Buy Goods till 123456. These insurers pay us directly: Example Insurance and Other Insurance. Schools and companies can order with a local purchase order (LPO). We send an invoice with our KRA PIN, P051234567A.',
    ]);
    expect(paymentInKiswahili(set)[0]?.answer.join()).toMatch(/123456.*LPO.*P051234567A/);
    expect(paymentFrom(readFacts({}))).toEqual([]);
  });

  it('services say the lowest price', () => {
    expect(priceFrom('school', set)).toBe('From KES 45,000 a term.');
    expect(priceFrom('journey', set)).toBe('From KES 6,500 a journey.');
    expect(priceFrom('site', set)).toBe('');
  });
});
