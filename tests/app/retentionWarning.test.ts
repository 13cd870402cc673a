import { expect, it } from 'vitest';
import { retentionWarning } from '../../src/app/cli/retentionWarning';
import { retentionDefaults } from '../../src/config/retention';
import { retentionDays } from '../../src/content/retention';

it('a privacy policy that says another time than the server keeps to is named at start', () => {
  expect(retentionWarning(365, 365)).toBeUndefined();
  expect(retentionWarning(30, 365)).toBe(
    "RETENTION_DAYS is 30, but the privacy policy was built with 365: build the site with the server's setting.",
  );
  expect(String(retentionDays)).toBe(retentionDefaults.RETENTION_DAYS);
});
