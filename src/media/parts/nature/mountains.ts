import type { Frame } from '../frame';
import { tint } from '../sky';
import { at, path } from '../svg';

/** Mount Kenya: twin peaks with snow and a long foot. `x` is the middle of its foot, `s` the height in px. */
export const twinPeaks = (frame: Frame, x: number, base: number, s: number, far: number): string =>
  at(
    x,
    base,
    Math.round(s) / 100,
    path(
      'M-320 0q90-14 170-34l50-12 38-16 26-32 12 6 12-12 18 26 10-4 18 18 46 16 50 24q90 16 190 20z',
      tint(frame, '#5B7684', far),
    ) +
      path('M-12-100l18 26 10-4 18 18 46 16 50 24q90 16 190 20H30L10-40-2-70z', tint(frame, '#48606E', far)) +
      path(
        'M-62-62l26-32 12 6 12-12 18 26 10-4 18 18-16 2-6-6-10 10-10-12-10 12-10-6-14 16-8-6z',
        tint(frame, '#FFFFFF', far * 0.5),
      ),
  );
