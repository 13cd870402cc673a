import { expect, test } from 'vitest';
import type { Scenario } from '../faults/scenario';
import { scenarios } from '../faults/scenarios';

/** The scenarios that changes are most likely to break; the nightly run and `npm run test:faults` run all of them. */
const inEachRun = ['kill', 'clock'];
const short = scenarios.filter(({ name }) => inEachRun.includes(name));

/** A short version of `npm run test:faults`. */
test.each<Scenario>(short)(
  '$name: $title',
  async ({ run }) => {
    const { broken, figures } = await run({ short: true, tell: () => undefined });
    expect(broken).toEqual([]);
    expect(Object.keys(figures).length).toBeGreaterThan(0);
  },
  180_000,
);
