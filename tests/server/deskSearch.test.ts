import { describe, expect, it } from 'vitest';
import { readSearch } from '../../src/server/store/deskSearch';

describe('a search at the desk', () => {
  it.each(['473-829', '473829', ' 222-999 '])('finds a reference of digits alone: %s', (typed) => {
    const digits = typed.trim().replace('-', '');
    expect(readSearch(typed)).toEqual([[digits, `${digits.slice(0, 3)}-${digits.slice(3)}`]]);
  });

  it.each([
    ['0712 345 678', '712345678'],
    ['+254 712-345-678', '712345678'],
    ['712345', '712345'],
  ])('finds a phone number in any format: %s', (typed, stored) => {
    expect(readSearch(typed)[0]?.[0]).toBe(stored);
  });
});
