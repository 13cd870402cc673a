import { expect, test } from 'vitest';
import type { Scenario } from '../faults/scenario';
import { scenarios } from '../faults/scenarios';

/** Need the built site, or a Postgres: run by `npm run test:faults`. */
const elsewhere = ['load', 'kill-postgres', 'processes', 'silence'];
const short = scenarios.filter(({ name }) => !elsewhere.includes(name));

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
