import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../../support/e2e';

/**
 * Fails on axe's violations in the current page. Waits for animations first, because axe cannot measure the contrast of
 * fading text.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
  // Injected once per document: parsing axe takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  });
  expect(found, state).toEqual([]);
}
