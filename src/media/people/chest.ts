import type { Build } from './body';
import type { Outfit } from './outfits';
import { at, fill, line, n, oval } from './shapes';
import { cloths, tape } from './tones';

/** A strip around the body, in the frame of the torso. */
export const belt = (build: Build, profile: boolean, y: number, height: number, colour: string): string => {
  const half = profile ? (10 * build.waist) / 15 : y > 30 ? build.waist : build.waist + 1.4;
  return fill(
    colour,
    `M${at([-half, y])}L${at([half, y])}L${at([half, y + height])}L${at([-half, y + height])}z`,
  );
};

/** Marks that lie on the chest, in the order in which clothes lie on each other. */
export function marks(outfit: Outfit, build: Build, profile: boolean): string {
  const has = (detail: Outfit['details'][number]): boolean => outfit.details.includes(detail);
  const cloth = cloths[outfit.top];
  const accent = cloths[outfit.accent ?? 'teal'];
  const w = build.waist;
  let out = '';
  if (has('stripes')) out += [14, 30].map((y) => belt(build, profile, y, 6, accent.base)).join('');
  if (has('pattern'))
    out += line(
      accent.base,
      3.2,
      profile
        ? 'M-7 8L8 8M-8 18L8 18M-6 28L8 28M-8 38L8 38M-7 48L8 48'
        : 'M-11 8L13 8M-8 18L10 18M-11 28L11 28M-8 38L10 38M-12 48L12 48',
      ' stroke-dasharray="0 8"',
    );
  if (has('vest')) {
    out += profile
      ? fill(
          cloths.hiViz.base,
          `M-11 3Q-12.4 22-9.4 33L-10 46L${n((10 * w) / 15)} 46L${n((9.6 * w) / 15)} 36Q${n((12.4 * w) / 15)} 22 8 5L4-2L-3-3z`,
        )
      : fill(
          cloths.hiViz.base,
          `M-9-1L-14 2Q-14 12-${n(w + 2)} 19L-${n(w)} 46L${n(w)} 46L${n(w + 2)} 19Q14 12 14 2L9-1L2 18L-2 18z`,
        );
    out += belt(build, profile, 31, 5, tape);
    if (!profile)
      out +=
        fill(tape, 'M-12 1L-8.4 0L-7.4 31L-11.4 31zM12 1L8.4 0L7.4 31L11.4 31z') +
        line(cloths.hiViz.shade, 1, 'M0 18L0 46');
  }
  if (has('lapels')) {
    const under = cloths[outfit.under ?? 'white'];
    if (profile) out += fill(under.base, 'M3-3L7 0Q9 8 9.6 18L4-1z') + fill(cloth.shade, 'M1-3L9.6 20L5 16z');
    else {
      out += fill(under.base, 'M-6-3.6L6-3.6L8 1L0 30L-8 1z');
      if (has('tie')) out += fill(accent.base, 'M-1.8 0L1.8 0L1.2 3L2 20L0 25L-2 20L-1.2 3z');
      out +=
        fill(cloth.shade, 'M-6-4L-10.6 0L-9.4 8L-11.4 10L0 31L-4.6 6zM6-4L10.6 0L9.4 8L11.4 10L0 31L4.6 6z') +
        line(cloth.deep, 0.9, 'M0 31L0 56');
    }
  }
  if (has('braces')) {
    out += profile
      ? fill(cloths.hiViz.base, 'M-3-3L2-3L-1 34L-6 34z')
      : fill(cloths.hiViz.base, 'M-13 1L-8-1L-6 33L-11 33zM13 1L8-1L6 33L11 33z');
  }
  if (has('bands'))
    out += belt(build, profile, 31, 8, cloths.hiViz.base) + belt(build, profile, 33.6, 2.8, tape);
  if (has('bands') && outfit.sleeve === 'long' && !profile) {
    const wide = build.shoulder;
    out += fill(
      cloths.hiViz.base,
      `M${n(1 - wide)} 12L${n(wide - 1)} 12L${n(wide - 2.4)} 18L${n(2.4 - wide)} 18z`,
    );
  }
  if (has('zip') && !profile) out += line(cloth.deep, 1, 'M0-1L0 56');
  if (has('buttons') && !profile) out += line(cloth.shade, 0.9, 'M0 1L0 56');
  if (has('collar')) {
    const collar = outfit.under ? cloths[outfit.under].base : cloth.light;
    out += profile
      ? fill(collar, 'M-5-5L5-4L8 2L2 2.4L-5-1z')
      : fill(collar, 'M-6-4.4L0 3.4L-5 7L-8-1zM6-4.4L0 3.4L5 7L8-1z');
    if (has('tie'))
      out += profile
        ? fill(accent.base, 'M5 1L8 1L10 22L7 24z')
        : fill(accent.base, 'M-1.8 2L1.8 2L1.2 5L2.6 24L0 28L-2.6 24L-1.2 5z');
  }
  if (has('epaulettes') && !profile)
    out += fill(accent.base, 'M-15 2L-8-1L-7 1.6L-14 4.8zM15 2L8-1L7 1.6L14 4.8z');
  if (has('lanyard'))
    out += profile
      ? ''
      : line(cloths.pine.light, 1.2, 'M-4-2L1 24L5-2') +
        fill(cloths.white.light, 'M-2.4 23L4.4 23L4.4 32L-2.4 32z');
  if (has('patch') && !profile)
    out +=
      fill(cloths.green.base, 'M4 12h8v8h-8z') +
      fill(cloths.white.light, 'M7 13.4h2v5.2h-2zM5.4 15h5.2v2h-5.2z');
  if (has('badge'))
    out += profile
      ? fill(cloths.white.light, 'M2 12L6 12L6 16L2 16z')
      : fill(
          outfit.top === 'white' ? cloths.teal.base : cloths.white.light,
          'M5 14L10.4 14L10.4 17.4L5 17.4z',
        );
  if (has('number'))
    out += profile
      ? fill(cloths.white.light, 'M1 16L8 16L8 28L1 28z')
      : fill(cloths.white.light, 'M-9 14L9 14L9 29L-9 29z') +
        line(cloths.pine.base, 2.2, 'M-3 18.4L-3 25M3 18.4L3 25');
  if (has('stethoscope'))
    out += profile
      ? line(cloths.ink.base, 1.5, 'M-4-2Q8 6 7 22')
      : line(cloths.ink.base, 1.5, 'M-6-3Q-8 12-6 20M6-3Q9 10 8 24') + oval(cloths.slate.light, 8, 25, 2.2);
  return out;
}
