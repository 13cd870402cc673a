import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { ConfigError } from '../../src/config/ConfigError.js';
import { readFacts } from '../../src/config/facts';
import { countyHospitals } from '../../src/content/countyHospitals';
import { neighbours } from '../../src/content/countyNeighbours';
import { countyPlaces } from '../../src/content/countyPlaces';
import { countiesFrom } from '../../src/content/pages/counties';
import { countyFrom } from '../../src/content/pages/county/county';
import { countyFrom as countyInKiswahili } from '#sw/county/county';
import { counties } from '../../src/domain/counties';
import { isListed } from '../../src/app/seo/addresses';

const some = readFacts({ COUNTIES: 'Nairobi, kiambu, Tharaka-Nithi', BASES: 'Westlands' });
const all = readFacts({
  COUNTIES: counties.join(', '),
  BASES: 'Westlands, Syokimau',
  ARRIVAL_MINUTES_TOWN: '20',
  PRICE_BASIC: '6500',
  PRICE_KM_INCLUDED: '25',
  PRICE_PER_KM: '90',
});

describe('the page of the counties', () => {
  it('says how to ask where nothing is set, and marks none', () => {
    const { finder, ask } = countiesFrom(readFacts({}));
    expect(finder).toBeUndefined();
    expect(ask).toMatchObject({ title: 'Do we come to you?', alone: true });
    expect(ask.steps).toHaveLength(3);
    expect(ask.chat.to).toContain(encodeURIComponent(ask.message.text));
    expect(ask.call.to).toMatch(/^tel:/);
  });

  it('names all 47 by the alphabet, and links those that are set', () => {
    const { finder, ask } = countiesFrom(some);
    expect(finder?.counties).toHaveLength(47);
    expect(finder?.counties.map(({ name }) => name)).toEqual([...counties].sort());
    expect(finder?.counties.flatMap(({ to }) => to ?? [])).toEqual([
      '/Counties/Kiambu',
      '/Counties/Nairobi',
      '/Counties/TharakaNithi',
    ]);
    expect(finder?.signs.map(({ kind }) => kind)).toEqual(['here', 'base', 'ask']);
    expect(ask.alone).toBe(false);
  });

  it('sends nobody to ask about another county where all are set', () => {
    expect(countiesFrom(all).finder?.signs.map(({ kind }) => kind)).toEqual(['here', 'base']);
  });

  it.each(['Kitale', 'Nairobi; Kiambu', 'Nairobi, Kampala'])('refuses %s as a setting', (COUNTIES) => {
    expect(() => readFacts({ COUNTIES })).toThrow(ConfigError);
  });
});

describe('the page of a county', () => {
  it('says what is set, and no more', () => {
    const { answer, strip, price, around } = countyFrom('Kiambu', some);
    expect(answer.answer).toBe('Yes, we come to Kiambu County. An ambulance stands by in Westlands.');
    expect(strip?.facts).toEqual([{ label: 'Our base', values: ['Westlands'] }]);
    expect(price).toBeUndefined();
    expect(around.pages.map(({ to }) => to)).toEqual(['/Counties/Nairobi', '/Counties#ask']);
    expect(countyFrom('Kiambu', readFacts({ COUNTIES: 'Kiambu' })).strip).toBeUndefined();
  });

  it('says the bases, the minutes, the price with an example', () => {
    const { strip, price } = countyFrom('Kiambu', all);
    expect(strip?.facts.map(({ values }) => values)).toEqual([
      ['Westlands and Syokimau'],
      ['20 minutes in towns. Traffic and distance change it.'],
      ['From KES 6,500 a journey. It includes the first 25 km.'],
    ]);
    expect(price?.prices?.journeys.flat().map(({ total }) => total.amount)).toEqual(['KES 9,650']);
  });

  it('has one example where a price includes no kilometres', () => {
    const { price } = countyFrom('Kiambu', readFacts({ COUNTIES: 'Kiambu', PRICE_BASIC: '6500' }));
    expect(price?.prices?.journeys.flat().map(({ total }) => total.amount)).toEqual(['KES 6,500']);
  });

  it('says the same in Kiswahili', () => {
    const { title, answer, strip } = countyInKiswahili('Kiambu', all);
    expect(title).toBe('Kaunti ya Kiambu');
    expect(answer.answer).toContain('Westlands na Syokimau');
    expect(strip?.facts).toHaveLength(3);
  });

  it('has a title and a description that search engines can show, for each', () => {
    for (const county of counties)
      for (const { meta } of [countyFrom(county, all), countyInKiswahili(county, all)]) {
        expect(meta.title.length, meta.title).toBeLessThanOrEqual(60);
        expect(meta.description.length, meta.description).toBeGreaterThanOrEqual(70);
        expect(meta.description.length, meta.description).toBeLessThanOrEqual(160);
      }
  });
});

describe('what is known of the counties', () => {
  it('neighbours are neighbours of each other', () => {
    for (const county of counties)
      for (const other of neighbours[county])
        expect(neighbours[other], `${other}, ${county}`).toContain(county);
  });

  it('each has places, and a hospital without a level that may have changed', () => {
    for (const county of counties) {
      expect(countyPlaces[county].length).toBeGreaterThan(0);
      expect(countyHospitals[county].length).toBeGreaterThan(0);
    }
  });
});

it('only counties that are set have a page', () => {
  expect(siteRoutes.filter(({ path }) => path.includes('/Counties')).map(({ path }) => path)).toEqual([
    '/Counties',
    '/sw/Counties',
  ]);
  expect(siteRoutes.filter(({ path }) => path.includes('/Counties')).every(isListed)).toBe(true);
});
