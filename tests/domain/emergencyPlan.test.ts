import { describe, expect, it } from 'vitest';
import { canBeCalled } from '../../src/forms/canBeCalled';
import { emptyContact, emptyPlan, isFilled, typedOver } from '../../src/domain/emergencyPlan';
import { readKeptPlan } from '../../src/domain/keptPlan';
import { hasPlusCodeForm } from '../../src/behaviours/place/plusCodeForm';

describe('a kept plan', () => {
  it('comes back as it was written', () => {
    const plan = {
      ...emptyPlan('site'),
      gate: 'Green',
      contacts: [{ name: 'Njeri', part: 'First-aider', phone: '0712 34' }],
    };
    expect(readKeptPlan(JSON.stringify(plan))).toEqual(plan);
  });

  it('keeps what can be read of an older or damaged one', () => {
    const damaged = {
      kind: 'boat',
      name: 'Home',
      gate: 7,
      duties: { calls: 'Otieno', gate: null },
      contacts: [{ name: 'Njeri' }, 'x', { phone: 5 }],
      patients: 'none',
      unknown: true,
    };
    const { duties, ...rest } = emptyPlan();
    expect(readKeptPlan(JSON.stringify(damaged))).toEqual({
      ...rest,
      name: 'Home',
      duties: { ...duties, calls: 'Otieno' },
      contacts: [{ ...emptyContact(), name: 'Njeri' }, emptyContact(), emptyContact()],
    });
    expect(readKeptPlan('{}')).toEqual({ ...emptyPlan(), contacts: [emptyContact()] });
  });

  it.each(['', '{"kind":', 'null', '7', '[]', '"plan"'])('is none where it is %s', (text) => {
    expect(readKeptPlan(text)).toBeUndefined();
  });

  it('takes what has been typed meanwhile over it, and loses no row', () => {
    const kept = {
      ...emptyPlan('school'),
      gate: 'Green',
      kit: 'Office',
      contacts: [{ ...emptyContact(), name: 'Njeri' }],
    };
    const typed = {
      ...emptyPlan(),
      gate: 'Blue',
      contacts: [emptyContact(), { ...emptyContact(), name: 'Otieno' }],
    };
    const both = typedOver(kept, typed);
    expect(both).toMatchObject({ kind: 'school', gate: 'Blue', kit: 'Office' });
    expect(both.contacts.map(({ name }) => name)).toEqual(['Njeri', 'Otieno']);
  });
});

it('a row of blanks is not filled', () => {
  expect(isFilled({ ...emptyContact(), name: '  ' })).toBe(false);
  expect(isFilled({ ...emptyContact(), phone: '999' })).toBe(true);
});

describe('a number that can be called', () => {
  it.each([
    '0712 345 678',
    '0712/345678',
    '+44 20 7946 0958',
    '999',
    '1199',
    '0712 345 678 / 0733 222 111',
    '0712345678, 020 2345678',
    '0712 345 678 or 999',
    '0712 345 678 au 0733 222 111',
    '0712345678\uff0c0733222111',
    '0712345678\u060c 999',
  ])('is %s', (text) => {
    expect(canBeCalled(text)).toBe(true);
  });

  it.each(['', '12', '0712 34', 'ask Njeri', '0712 345 678, '])('is not "%s"', (text) => {
    expect(canBeCalled(text)).toBe(false);
  });
});

describe('the form of a Plus Code', () => {
  it.each([
    '6GCRJWMM+88',
    ' 6gcrjwmm+88 ',
    '6GCRJWMM+88X',
    'JWMM+88, Syokimau',
    'JWMM+88 Nairobi',
    'CRJWMM+88 Kenya',
  ])('is that of %s', (text) => {
    expect(hasPlusCodeForm(text)).toBe(true);
  });

  it.each(['', 'JWMM+88', '6GCRJWMM88', '6GCRJWMA+88', '6GCRJWMM+8', 'the blue gate', '6GCRJWMM+88ABC'])(
    'is not that of "%s"',
    (text) => {
      expect(hasPlusCodeForm(text)).toBe(false);
    },
  );
});
