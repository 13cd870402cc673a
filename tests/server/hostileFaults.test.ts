import { expect, test } from 'vitest';
import type { Scenario } from '../faults/scenario';
import { scenarios } from '../faults/scenarios';

/** What is most likely to break with a change; the nightly run and `npm run test:faults` run every scenario. */
const inEachRun = ['kill', 'clock'];
const short = scenarios.filter(({ name }) => inEachRun.includes(name));

/** The short version of what `npm run test:faults` does at length. */
test.each<Scenario>(short)(
  '$name: $title',
  async ({ run }) => {
    const { broken, figures } = await run({ short: true, tell: () => undefined });
    expect(broken).toEqual([]);
    expect(Object.keys(figures).length).toBeGreaterThan(0);
  },
  180_000,
);
