import { describe, expect, test } from 'vitest';
import { bookingSchema } from '../../src/domain/booking';
import { bookingInput } from '../../src/domain/bookingInput';
import { problemsOf } from '../../src/domain/problems';

/** Clinics on Monday, on Tuesday and on Friday. */
const clinics = [
  { id: 1, weekday: 1, closed: [] },
  { id: 2, weekday: 2, closed: [] },
  { id: 5, weekday: 5, closed: [] },
] as const;
/** A Monday. */
const today = '2026-03-02';
const booking = { clinicId: 1, date: '2026-03-09', name: 'Achieng Odhiambo', phone: '0712 345 678' };

function problems(value: unknown) {
  const result = bookingSchema(today, clinics).safeParse(value);
  return result.success ? {} : problemsOf(result.error.issues);
}

describe('a request for an appointment', () => {
  test('is cleaned', () => {
    const typed = { ...booking, email: ' A@Example.co.KE ', note: ' Mornings\r\nonly ' };
    expect(bookingSchema(today, clinics).parse(typed)).toEqual({
      ...booking,
      phone: '+254712345678',
      email: 'A@example.co.ke',
      note: 'Mornings\nonly',
    });
  });

  test('needs neither e-mail nor note', () => {
    expect(bookingSchema(today, clinics).parse(booking)).toEqual({
      ...booking,
      phone: '+254712345678',
    });
  });

  test.each([
    [{}, { clinicId: 'required', date: 'required', name: 'required', phone: 'required' }],
    [{ ...booking, clinicId: 10 }, { clinicId: 'clinic' }],
    [{ ...booking, clinicId: 1.5 }, { clinicId: 'clinic' }],
    [{ ...booking, clinicId: '1' }, { clinicId: 'clinic' }],
    [{ ...booking, clinicId: null }, { clinicId: 'clinic' }],
    [{ ...booking, date: '2026-03-10' }, { date: 'weekday' }],
    [{ ...booking, date: '2026-03-02' }, { date: 'past' }],
    [{ ...booking, date: '2026-02-23' }, { date: 'past' }],
    [{ ...booking, date: '2026-06-01' }, { date: 'too_far' }],
    [{ ...booking, clinicId: 2, date: '2026-03-03' }, {}],
    [{ ...booking, clinicId: 5, date: '2026-05-29' }, {}],
    [{ ...booking, date: '2026-02-30' }, { date: 'date' }],
    [{ ...booking, date: '9 March' }, { date: 'date' }],
    [{ ...booking, date: ' ' }, { date: 'required' }],
    [{ ...booking, date: 20260309 }, { date: 'type' }],
    [{ ...booking, phone: '999' }, { phone: 'phone' }],
    [{ ...booking, email: 'achieng' }, { email: 'email' }],
    [{ ...booking, note: 'x'.repeat(2001) }, { note: 'too_long' }],
    [
      { ...booking, name: '', date: '2026-03-10' },
      { name: 'required', date: 'weekday' },
    ],
    [{ ...booking, clinicId: 99, date: '2026-03-10' }, { clinicId: 'clinic' }],
    [{ ...booking, status: 'confirmed' }, { status: 'type' }],
    [null, { '': 'type' }],
    ['text', { '': 'type' }],
    [[], { '': 'type' }],
  ])('%j', (typed, expected) => {
    expect(problems(typed)).toEqual(expected);
  });
});

describe('the texts of a form', () => {
  test('become a number, and nothing where nothing was written', () => {
    const typed = { ...booking, clinicId: '1', email: '', note: ' \n' };
    expect(bookingInput(typed)).toEqual(booking);
    expect(bookingInput({ ...typed, email: 'a@b.ke', note: 'Hello' })).toEqual({
      ...booking,
      email: 'a@b.ke',
      note: 'Hello',
    });
  });

  test('without a clinic have none', () => {
    expect(problems(bookingInput({ ...booking, clinicId: '' }))).toEqual({ clinicId: 'required' });
  });

  test.each(['0x1', '1e0', ' 1', '-1', 'Cardiology', '1000'])('"%s" is no clinic', (clinicId) => {
    expect(problems(bookingInput({ ...booking, clinicId }))).toEqual({ clinicId: 'clinic' });
  });

  test('sent twice are none', () => {
    expect(problems(bookingInput({ ...booking, clinicId: ['1', '2'], email: ['a', 'b'] }))).toEqual({
      clinicId: 'clinic',
      email: 'type',
    });
  });
});

test('a clinic that the site does not have is refused', () => {
  const result = bookingSchema(today, []).safeParse(booking);
  expect(problemsOf(result.error?.issues ?? [])).toEqual({ clinicId: 'clinic' });
});
