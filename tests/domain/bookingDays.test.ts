import { describe, expect, test } from 'vitest';
import { bookableDays, furthest, nextDays } from '../../src/domain/clinicDays';
import { sayDay } from '../../src/domain/sayDay';
import type { Weekday } from '../../src/domain/dates';
import { addDays, dayInNairobi, isDay, weekdayOf } from '../../src/domain/dates';

describe('a day', () => {
  test.each(['2026-03-09', '2028-02-29', '2000-02-29', '2026-12-31', '1970-01-01'])('%s is one', (day) => {
    expect(isDay(day)).toBe(true);
  });

  test.each([
    ...['2026-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
    ...['', '9 March 2026', '2026-3-9', '09-03-2026', '2026-03-09T00:00', '+002026-03-09', ' 2026-03-09'],
  ])('"%s" is none', (day) => {
    expect(isDay(day)).toBe(false);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-03-02', 90, '2026-05-31'],
    ['2027-12-03', 90, '2028-03-02'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test.each([
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['2026-03-02', 1],
    ['2026-03-08', 7],
    ['2028-02-29', 2],
    ['2026-12-31', 4],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test('its weekday is that of the calendar on every day of five years', () => {
    for (let day = '2026-01-01'; day < '2031-01-01'; day = addDays(day, 1))
      expect(weekdayOf(day) % 7).toBe(new Date(`${day}T12:00:00Z`).getUTCDay());
  });
});

/** A clinic that is open on its weekday without exception. */
const on = (weekday: Weekday) => ({ weekday, closed: [] });

describe('what can be asked for', () => {
  test('begins tomorrow and ends ninety days from today', () => {
    expect(bookableDays('2026-03-02')).toEqual({ first: '2026-03-03', last: '2026-05-31' });
  });

  test('changes at midnight in Nairobi, which is nine in the evening in London', () => {
    const before = dayInNairobi(new Date('2026-03-02T20:59:59.999Z'));
    const after = dayInNairobi(new Date('2026-03-02T21:00:00Z'));
    expect(bookableDays(before).first).toBe('2026-03-03');
    expect(bookableDays(after).first).toBe('2026-03-04');
    expect(nextDays(on(2), before)[0]).toBe('2026-03-03');
    expect(nextDays(on(2), after)[0]).toBe('2026-03-10');
  });

  test('a clinic of the same weekday is a week away, not today', () => {
    expect(nextDays(on(1), '2026-03-02')[0]).toBe('2026-03-09');
  });

  test('the ninetieth day is in, the ninety-first is out', () => {
    // The 31st of May 2026, a Sunday, is ninety days after the 2nd of March.
    expect(nextDays(on(7), '2026-03-02').at(-1)).toBe('2026-05-31');
    expect(nextDays(on(1), '2026-03-02').at(-1)).toBe('2026-05-25');
  });

  test('goes over the end of a year and over a leap day', () => {
    expect(nextDays(on(5), '2026-12-24').slice(0, 3)).toEqual(['2026-12-25', '2027-01-01', '2027-01-08']);
    expect(nextDays(on(2), '2028-02-21').slice(0, 3)).toEqual(['2028-02-22', '2028-02-29', '2028-03-07']);
  });

  test('is every day of the weekday, once, from every day of a year', () => {
    for (let today = '2027-06-01'; today < '2028-06-01'; today = addDays(today, 1)) {
      const all = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) => {
        const days = nextDays(on(weekday), today);
        expect(days.every((day) => weekdayOf(day) === weekday)).toBe(true);
        return days;
      });
      const { first, last } = bookableDays(today);
      expect(all.sort()).toHaveLength(furthest);
      expect([all[0], all.at(-1)]).toEqual([first, last]);
    }
  });
});

test('a day is said in the words given', () => {
  const words = {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
    pattern: '{weekday} {day} {month} {year}',
  };
  expect(sayDay('2026-03-09', words)).toBe('Monday 9 March 2026');
  expect(sayDay('2026-12-31', words)).toBe('Thursday 31 December 2026');
  expect(sayDay('2026-03-09', { ...words, pattern: '{day} {month}' })).toBe('9 March');
});
