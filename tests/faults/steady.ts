import { meansOf, underLoad } from './kit/mixedLoad';
import { promises, type Scenario } from './scenario';

/** Duration in minutes; `STEADY_MINUTES` overrides it. */
const minutes = () => Number(process.env['STEADY_MINUTES'] ?? 30);
/** Parts of the run for which the memory is reported. */
const parts = 6;

/** The load of `load` for half an hour instead of a minute. */
export const steady: Scenario = {
  name: 'steady',
  title: 'The same load for half an hour: memory stays flat',
  onlyByName: true,
  async run({ short }) {
    const { broken, hold } = promises();
    const rate = short
      ? { gets: 200, posts: 20, warmUp: 1, seconds: 3 }
      : { gets: 2000, posts: 200, warmUp: 30, seconds: minutes() * 60 };
    const { memory, figures } = await underLoad(rate, hold);
    const curve = meansOf(memory, parts);
    // Caches and the runtime still grow in the first part.
    hold(
      short || Math.max(...curve.slice(2)) < (curve[1] ?? 0) * 1.25,
      `Memory grows: ${curve.join(', ')} MB`,
    );
    return {
      figures: {
        ...figures,
        minutes: minutes(),
        'memory of the server in each sixth of the time, MB': curve.join(', '),
        'most memory of the server, MB': Math.max(...memory),
      },
      broken,
    };
  },
};
