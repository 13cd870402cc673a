import { describe, expect, it } from 'vitest';
import { holds, judge, licensedPackages } from '../licences/packages.js';

describe('licences', () => {
  it('of all packages ask for nothing but to be named, or have their reason', () => {
    const packages = licensedPackages();
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(({ right }) => !right)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['GPL-3.0-only', false],
    ['(MIT AND Zlib)', true],
    ['MIT AND LGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%j is right: %j', (licence, right) => {
    expect(judge('any-package', licence).right).toBe(right);
  });

  it('that ask for more are right for the packages that are named, and for no other', () => {
    expect(judge('axe-core', 'MPL-2.0')).toMatchObject({ right: true, reason: expect.any(String) as string });
    expect(judge('axe-core', 'AGPL-3.0-only').right).toBe(false);
    expect(judge('axe-core-extra', 'MPL-2.0').right).toBe(false);
    expect(holds('((MIT OR ISC) AND X)', () => true)).toBe(false);
  });
});
