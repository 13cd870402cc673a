import { expect, it } from 'vitest';
import { copiesWarning, retentionWarning } from '../../src/app/cli/retentionWarning';
import { retentionDefaults } from '../../src/config/retention';
import { retentionDays } from '../../src/content/retention';

it('a privacy policy that says another time than the server keeps to is named at start', () => {
  expect(retentionWarning(365, 365)).toBeUndefined();
  expect(retentionWarning(30, 365)).toBe(
    "RETENTION_DAYS is 30, but the privacy policy was built with 365: build the site with the server's setting.",
  );
  expect(String(retentionDays)).toBe(retentionDefaults.RETENTION_DAYS);
});

it('a privacy policy that says other copies than the server makes is named at start', () => {
  const copies = { days: 14, months: 12, isRemote: false };
  expect(copiesWarning(copies, { ...copies })).toBeUndefined();
  expect(copiesWarning(undefined, undefined)).toBeUndefined();
  expect(copiesWarning({ ...copies, days: 3 }, copies)).toBe(
    "The server makes copies for 3 days and 12 months, but the privacy policy was built for copies for 14 days and 12 months: build the site with the server's BACKUP settings.",
  );
  expect(copiesWarning({ ...copies, isRemote: true }, copies)).toContain('also in a bucket');
  expect(copiesWarning(undefined, copies)).toContain('The server makes no copies');
});
