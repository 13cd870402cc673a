import type { Frame } from '../frame';
import { grass, plant } from '../nature/trees';
import { tint } from '../sky';
import { repeat, seeded } from '../svg';
import { tone } from '../tones';

/** Tufts of grass scattered over a strip of ground. */
export function tufts(
  frame: Frame,
  top: number,
  bottom: number,
  count: number,
  colour: string = tone.grassDry,
): string {
  const random = seeded(frame.seed + 31);
  return repeat(count, () => {
    const y = top + random() * (bottom - top);
    return plant(
      random() * frame.w,
      y,
      Math.round((frame.h / 900) * (0.6 + (y - top) / (bottom - top + 1)) * 100) / 100,
      grass((c) => tint(frame, c), colour),
    );
  });
}
