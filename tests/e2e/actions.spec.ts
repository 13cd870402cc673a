import { expect, test } from '../support/e2e';
import { fixedShare, underFloatingActions } from './steps/frame';

/** The longest page and the most important one; the nightly run tests others. */
const inEachRun = ['/', '/FirstAid/NotBreathing'];

// Sets its own screens, so one project is enough.
test.describe('what stays in place', { tag: '@desktop' }, () => {
  for (const path of ['/', '/SchoolEmergencyCover', '/FAQ', '/FirstAid/NotBreathing', '/ContactUs'])
    test(
      `${path}: the actions lie on no word and no control, from 320 to 1920 px`,
      {
        tag: inEachRun.includes(path) ? [] : ['@nightly'],
      },
      async ({ page }) => {
        const byDay = process.env['NIGHTLY'] === undefined;
        await page.goto(path);
        for (let width = 320; width <= 1920; width += byDay ? 160 : 80) {
          await page.setViewportSize({ width, height: 800 });
          await page.waitForFunction((wide) => matchMedia(`(width:${String(wide)}px)`).matches, width);
          expect.soft(await underFloatingActions(page), `${width} px`).toEqual([]);
        }
      },
    );

  for (const [width, height] of [
    [320, 256],
    [640, 300],
    [740, 360],
  ] as const)
    test(`${width} x ${height}: at most a quarter of the height is taken, and a call can be pressed`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/FAQ', '/FirstAid/NotBreathing']) {
        await page.goto(path);
        // Scrolls up at the end: the header returns.
        for (const top of [0, 400, 900, 700]) {
          await page.evaluate(async (to) => {
            scrollTo({ top: to, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }, top);
          const { share, call } = await fixedShare(page);
          expect.soft(share, `${path} at ${top} px`).toBeLessThanOrEqual(0.25);
          expect.soft(call, `${path} at ${top} px: a call link`).toBe(true);
        }
      }
    });
});
