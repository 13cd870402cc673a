import { meansOf, underLoad } from './kit/mixedLoad';
import { promises, type Scenario } from './scenario';

/** A busy hour in a minute. */
export const load: Scenario = {
  name: 'load',
  title: '2,000 fetches of pages and files and 200 submissions a second, on all cores of this machine',
  async run({ short }) {
    const { broken, hold } = promises();
    const rate = short
      ? { gets: 200, posts: 20, warmUp: 1, seconds: 3 }
      : { gets: 2000, posts: 200, warmUp: 5, seconds: 60 };
    const { waits, memory, figures } = await underLoad(rate, hold);
    for (const [what, { p99 }] of Object.entries(waits))
      hold(short || p99 < 100, `99 % of ${what} took up to ${String(p99)} ms`);
    const [first, middle, last] = meansOf(memory, 3);
    hold(short || (last ?? 0) < (middle ?? 0) * 1.25, 'Memory grows');
    return {
      figures: {
        ...figures,
        'memory of the server in the first, middle and last third, MB': [first, middle, last].join(', '),
      },
      broken,
    };
  },
};
