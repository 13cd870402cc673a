import { test as base } from '../../support/e2e';

interface Fixtures {
  /** Violations of a page's policy; always recorded. */
  violations: string[];
}

/** The site with a check of its Content-Security-Policy: a violation fails the test. */
export const test = base.extend<Fixtures>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const { documentURI, effectiveDirective, blockedURI, sample, sourceFile } = event;
          const report = Reflect.get(globalThis, 'reportViolation') as (text: string) => void;
          report([documentURI, effectiveDirective, blockedURI, sample, sourceFile].join(' '));
        });
      });
      await use(violations);
      base.expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
