import { describe, expect, it } from 'vitest';
import { languageOf, pathIn } from '../../src/domain/language';

const twins = [
  ['/', '/sw'],
  ['/?clinic=2#booking-form', '/sw?clinic=2#booking-form'],
  ['/#clinics', '/sw#clinics'],
  ['/FAQ', '/sw/FAQ'],
  ['/FirstAid/Choking#baby', '/sw/FirstAid/Choking#baby'],
] as const;

describe('the same page in another language', () => {
  it.each(twins)('%s and %s', (english, kiswahili) => {
    expect(pathIn('sw', english)).toBe(kiswahili);
    expect(pathIn('en', kiswahili)).toBe(english);
    expect(pathIn('en', english)).toBe(english);
    expect(pathIn('sw', kiswahili)).toBe(kiswahili);
    expect([languageOf(english), languageOf(kiswahili)]).toEqual(['en', 'sw']);
  });

  it('is no page whose name only begins like a language', () => {
    for (const path of ['/swimming', '/Sw', '/sword/sw', '/en/FAQ', '']) expect(languageOf(path)).toBe('en');
  });
});
