import { describe, expect, it } from 'vitest';
import { hoursAsSaid as english, spokenDayWords as englishDays } from '../../src/content/pages/days';
import { hoursAsSaid as kiswahili, spokenDayWords as kiswahiliDays } from '#sw/days';
import { sayDay } from '../../src/domain/sayDay';
import { clockTime } from '../../src/domain/sayTime';

it.each([
  ['00:05', '12:05 am'],
  ['09:00', '9:00 am'],
  ['12:00', '12:00 pm'],
  ['13:30', '1:30 pm'],
  ['23:59', '11:59 pm'],
])('%s on the clock is %s', (time, said) => {
  expect(clockTime(time)).toBe(said);
});

describe('times as they are said', () => {
  it.each([
    ['09:00', '12:00', 'saa tatu asubuhi (9:00 AM) hadi saa sita mchana (12:00 PM)'],
    ['13:30', '16:00', 'saa saba na nusu mchana (1:30 PM) hadi saa kumi jioni (4:00 PM)'],
    [
      '18:15',
      '20:10',
      'saa kumi na mbili na robo jioni (6:15 PM) hadi saa mbili na dakika 10 usiku (8:10 PM)',
    ],
    ['00:00', '05:00', 'saa sita usiku (12:00 AM) hadi saa kumi na moja alfajiri (5:00 AM)'],
  ])('%s to %s in Kiswahili counts the hours from sunrise', (opens, closes, said) => {
    expect(kiswahili(opens, closes)).toBe(said);
  });

  it('in English are those of the clock', () => {
    expect(english('09:00', '12:00')).toBe('9:00 am to 12:00 pm');
  });

  it('days in Kiswahili have their date', () => {
    expect(sayDay('2026-11-30', englishDays)).toBe('Monday 30 November 2026');
    expect(sayDay('2026-11-30', kiswahiliDays)).toBe('Jumatatu tarehe 30 Novemba 2026');
  });
});
