import { describe, expect, it } from 'vitest';
import { clinicsFrom, closedDays } from '../../src/content/pages/clinics';
import { bookingSchema } from '../../src/domain/booking';
import { closuresAhead, daysAhead, nextDays, nextOpenDay } from '../../src/domain/clinicDays';
import { closedOn, closuresOf, isClosingDay, type ClosedDay } from '../../src/domain/closedDays';
import { problemsOf } from '../../src/domain/problems';

const everyYear: ClosedDay = { from: '12-12', reason: 'Jamhuri Day' };
const overNewYear: ClosedDay = { from: '12-28', to: '01-03', reason: 'Holiday of the clinics' };
const once: ClosedDay = { from: '2026-03-09', to: '2026-03-20', reason: 'Building work' };
const oneClinic: ClosedDay = { from: '2026-03-30', reason: 'Training', clinics: [1] };

describe('a closure', () => {
  it.each([
    [everyYear, '2026-12-12', true],
    [everyYear, '2031-12-12', true],
    [everyYear, '2026-12-13', false],
    [overNewYear, '2026-12-28', true],
    [overNewYear, '2027-01-03', true],
    [overNewYear, '2027-01-04', false],
    [overNewYear, '2026-12-27', false],
    [once, '2026-03-09', true],
    [once, '2026-03-20', true],
    [once, '2026-03-21', false],
    [once, '2027-03-09', false],
  ] as const)('%j on %s: %s', (closed, day, expected) => {
    expect(closedOn(day, [closed]) === closed).toBe(expected);
  });

  it('is of one clinic where it names one', () => {
    const [cardiology, neurology] = clinicsFrom(
      [
        { id: 1, name: 'Cardiology', weekday: 1, opens: '09:00', closes: '12:00' },
        { id: 2, name: 'Neurology', weekday: 1, opens: '12:00', closes: '12:30' },
      ],
      [everyYear, oneClinic],
    );
    expect(cardiology).toMatchObject({ time: '9:00 AM - 12:00 PM', closed: [everyYear, oneClinic] });
    expect(neurology).toMatchObject({ time: '12:00 PM - 12:30 PM', closed: [everyYear] });
  });
});

describe('the days of a clinic that is closed', () => {
  const mondays = { id: 1, weekday: 1, closed: [once, oneClinic] } as const;
  const today = '2026-03-02';

  it('cannot be asked for, and say why', () => {
    expect(nextDays(mondays, today).slice(0, 3)).toEqual(['2026-03-23', '2026-04-06', '2026-04-13']);
    expect(daysAhead(mondays, today).slice(0, 4)).toEqual([
      { day: '2026-03-09', closed: 'Building work' },
      { day: '2026-03-16', closed: 'Building work' },
      { day: '2026-03-23' },
      { day: '2026-03-30', closed: 'Training' },
    ]);
    expect(nextOpenDay(mondays, '2026-03-09')).toBe('2026-03-23');
    expect(
      nextOpenDay({ weekday: 1, closed: [{ from: '01-01', to: '12-31', reason: 'Moved' }] }, today),
    ).toBe(undefined);
  });

  it('are refused by the rules of form and server, together with what else is wrong', () => {
    const problems = (value: object) => {
      const { error } = bookingSchema(today, [mondays]).safeParse(value);
      return problemsOf(error?.issues ?? []);
    };
    const booking = { clinicId: 1, name: 'Achieng', phone: '0712 345 678' };
    expect(problems({ ...booking, date: '2026-03-16' })).toEqual({ date: 'closed' });
    expect(problems({ ...booking, date: '2026-03-16', name: '' })).toEqual({
      date: 'closed',
      name: 'required',
    });
    expect(problems({ ...booking, date: '2026-03-17' })).toEqual({ date: 'weekday' });
    expect(problems({ ...booking, date: '2026-03-23' })).toEqual({});
  });

  it('are said as first and last day, for all clinics and for one', () => {
    const wednesdays = { weekday: 3, closed: [once] };
    expect(closuresAhead([mondays, wednesdays], today)).toEqual([
      { from: '2026-03-09', to: '2026-03-18', reason: 'Building work' },
      { from: '2026-03-30', to: '2026-03-30', reason: 'Training' },
    ]);
    // The same holiday in two years counts as two closures, and a day without a clinic as none.
    const holiday = { weekday: 3, closed: [{ from: '12-25', reason: 'Holiday' }] };
    expect(closuresOf([holiday], '2024-01-01', '2030-12-31')).toEqual([
      { from: '2024-12-25', to: '2024-12-25', reason: 'Holiday' },
      { from: '2030-12-25', to: '2030-12-25', reason: 'Holiday' },
    ]);
  });
});

describe('the closed days of the site', () => {
  it('are days, with a reason each', () => {
    const entered: readonly ClosedDay[] = closedDays;
    for (const { from, to = from, reason } of entered) {
      expect(isClosingDay(from) && isClosingDay(to)).toBe(true);
      expect(from.length).toBe(to.length);
      expect(reason).toMatch(/\S/);
    }
    for (const text of ['13-01', '2026-02-30', '12/12', '']) expect(isClosingDay(text)).toBe(false);
  });
});
