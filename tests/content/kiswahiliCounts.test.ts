import { describe, expect, it } from 'vitest';
import { readFacts } from '../../src/config/facts';
import { answerTime } from '#sw/answerTime';
import { asksFrom } from '#sw/kiswahiliAssistant/asks';
import { dayWords } from '#sw/days';
import { dateLocale } from '#sw/locale';
import { numbersFrom } from '#sw/numbersAndPapers';
import { pricesFrom } from '#sw/prices';
import { sayDay } from '../../src/domain/sayDay';

const facts = readFacts({});

describe('one and several in Kiswahili', () => {
  it('differ for one alone, as the language has it', () => {
    const rules = new Intl.PluralRules(dateLocale);
    for (const count of [0, 1, 2, 3, 10, 11, 21, 101])
      expect(rules.select(count)).toBe(count === 1 ? 'one' : 'other');
  });

  it('working days', () => {
    expect(answerTime(1)).toContain('siku 1 ya kazi');
    expect(answerTime(2)).toContain('siku 2 za kazi');
  });

  it('kilometres of a price', () => {
    const first = (km: string) =>
      pricesFrom(readFacts({ PRICE_BASIC: '5000', PRICE_KM_INCLUDED: km, PRICE_PER_KM: '100' }))?.prices
        ?.journeys[0]?.[0]?.rows[0]?.label;
    expect(first('1')).toBe('Km 1 ya kwanza');
    expect(first('15')).toBe('Km 15 za kwanza');
  });

  it('ambulances', () => {
    const labels = (advancedUnits: number) =>
      numbersFrom({ ...facts, advancedUnits }).figures.items.map(({ label }) => label);
    expect(labels(1)).toContain('ambulensi ya wagonjwa mahututi');
    expect(labels(3)).toContain('ambulensi za wagonjwa mahututi');
  });

  it('what the assistant lists', () => {
    const said = (counties: string, insurers: string, jobs: string) => {
      const given = readFacts({ COUNTIES: counties, INSURERS: insurers, OPEN_JOBS: jobs });
      const asks = asksFrom(given);
      return [asks.coverage, asks.insurance, asks.jobs].flatMap(({ lines }) => lines).join(' ');
    };
    const one = said('Nairobi', 'Jubilee', 'Paramedic');
    for (const words of ['katika kaunti hii: Nairobi.', 'Bima hii hutulipa', 'Kazi hii iko wazi: Paramedic.'])
      expect(one).toContain(words);
    const two = said('Nairobi, Kiambu', 'Jubilee, Britam', 'Paramedic, Driver');
    for (const words of [
      'katika kaunti hizi: Nairobi, Kiambu.',
      'Bima hizi hutulipa',
      'Kazi hizi ziko wazi: Paramedic, Driver.',
    ])
      expect(two).toContain(words);
  });
});

describe('days and numbers in Kiswahili', () => {
  it('are written in Kenya as in the language at large: browsers need not know the country', () => {
    const written = (locale: string) => [
      ...(['full', 'long', 'medium', 'short'] as const).map((dateStyle) =>
        new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date('2026-03-09')),
      ),
      new Intl.NumberFormat(locale).format(1_234_567.5),
      new Intl.ListFormat(locale, { type: 'conjunction' }).format(['a', 'b', 'c']),
    ];
    expect(written(dateLocale)).toEqual(written('sw-KE'));
  });

  it('have the names of days and months that browsers have', () => {
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-${String(month).padStart(2, '0')}`;
      const full = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'full', timeZone: 'UTC' });
      expect(sayDay(day, dayWords)).toBe(full.format(new Date(day)).replace(',', ''));
    }
  });
});
