import { describe, expect, it } from 'vitest';
import { formatPhone, formatPhoneInternational, normalisePhone } from '../../src/domain/phone';

describe('normalisePhone', () => {
  it.each([
    ['0712345678', '+254712345678'],
    ['0112345678', '+254112345678'],
    ['712345678', '+254712345678'],
    ['112345678', '+254112345678'],
    ['+254712345678', '+254712345678'],
    ['254712345678', '+254712345678'],
    ['00254712345678', '+254712345678'],
    ['000254712345678', '+254712345678'],
    ['+2540712345678', '+254712345678'],
    ['2540712345678', '+254712345678'],
    ['+254 (0) 712 345 678', '+254712345678'],
    ['+254(0)712345678', '+254712345678'],
    ['0712 345 678', '+254712345678'],
    ['0712-345-678', '+254712345678'],
    ['0712.345.678', '+254712345678'],
    ['(0712) 345678', '+254712345678'],
    ['0712/345678', '+254712345678'],
    ['0712\u00a0345\u2011678', '+254712345678'],
    [' tel:+254712345678 ', '+254712345678'],
    ['020 2345678', '+254202345678'],
    ['0202345678', '+254202345678'],
    ['+254 20 234 5678', '+254202345678'],
    ['041 222 3344', '+254412223344'],
    ['0800 123 456', '+254800123456'],
    ['+254 800 123 456', '+254800123456'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['000 1 202 555 0143', '+12025550143'],
    ['+1 (202) 555-0143', '+12025550143'],
    ['+256 772 123456', '+256772123456'],
    ['+255 22 211 1111', '+255222111111'],
    ['+12345678', '+12345678'],
    ['+123456789012345', '+123456789012345'],
  ])('reads %j', (typed, e164) => {
    expect(normalisePhone(typed)).toBe(e164);
  });

  it.each([
    '',
    ' ',
    '999',
    '112',
    '911',
    '1199',
    '+999',
    '+254999',
    '+254112',
    '0999',
    '00',
    '000',
    '0',
    '+',
    '++254712345678',
    '071234567',
    '07123456789',
    '812345678',
    '0812345678',
    '+25471234567',
    '+2547123456789',
    '2547123456',
    '0300123456',
    'call me',
    '0712 34S 678',
    '0712345678 ext 3',
    '07123456x8',
    '٠٧١٢٣٤٥٦٧٨',
    '+0712345678',
    '+1234567',
    '+1234567890123456',
    '254',
    '+254',
    '0712345678, 0722345678',
    '0712+345678',
  ])('refuses %j', (typed) => {
    expect(normalisePhone(typed)).toBeUndefined();
  });

  it('reads its own output, its two ways of showing it, and any spacing of it, to the same number', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 2000; round++) {
      const digits = String(10_000_000 + random(90_000_000));
      const e164 =
        round % 3 === 0 ? `+${String(30 + random(19))}${digits}` : `+254${'17'.charAt(random(2))}${digits}`;
      expect(normalisePhone(e164)).toBe(e164);
      expect(normalisePhone(formatPhoneInternational(e164))).toBe(e164);
      if (e164.startsWith('+254')) expect(normalisePhone(formatPhone(e164))).toBe(e164);
      const spaced = [...e164].map((char) => char + ['', ' ', '-', '.'][random(4)]).join('');
      expect(normalisePhone(spaced)).toBe(e164);
      expect(normalisePhone(e164.replace('+', '00'))).toBe(e164);
      expect(normalisePhone(e164.replace('+', '000'))).toBe(e164);
    }
  });
});

describe('showing a number', () => {
  it.each([
    ['+254712345678', '0712 345 678', '+254 712 345 678'],
    ['+254112345678', '0112 345 678', '+254 112 345 678'],
    ['+254800123456', '0800 123 456', '+254 800 123 456'],
  ])('%s', (e164, national, international) => {
    expect(formatPhone(e164)).toBe(national);
    expect(formatPhoneInternational(e164)).toBe(international);
  });

  it.each(['+254202345678', '+25441222334', '+2542012345', '+442079460958', '+12025550143'])(
    '%s reads back',
    (e164) => {
      expect(normalisePhone(formatPhone(e164))).toBe(e164);
      expect(normalisePhone(formatPhoneInternational(e164))).toBe(e164);
    },
  );
});
