import { expect, test } from 'vitest';
import type { Scenario } from '../faults/scenario';
import { scenarios } from '../faults/scenarios';

/** What no other test of the server brings about in a process of its own; `npm run test:faults` runs every scenario. */
const inEachRun = ['kill', 'store', 'clock'];
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
