import { test as base } from '../../support/e2e';

interface Fixtures {
  /** What browsers refused because of a page's policy; watched always. */
  violations: string[];
}

/** The site with an eye on its Content-Security-Policy: a page that breaks it fails the test. */
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
