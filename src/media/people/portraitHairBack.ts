import { hairOf } from './hair';
import type { Look } from './look';
import { faceShapeOf } from './portraitFace';
import { fill, line, n, oval } from './shapes';
import type { Tone } from './tones';
import { cloths } from './tones';

/** A plait or loc: a line whose gaps read as turns of the hair. */
export const plait = (tone: Tone, width: number, d: string): string =>
  line(tone.base, width, d) +
  line(tone.light, width * 0.45, d, ` stroke-dasharray="1 ${n(width * 0.8)}" opacity=".7"`);

/** A round mass with a soft, curly edge. */
function curls(cx: number, cy: number, rx: number, ry: number, count: number): string {
  const spot = (i: number, k: number): string => {
    const a = (i / count) * 2 * Math.PI;
    return `${n(cx + Math.cos(a) * rx * k)} ${n(cy + Math.sin(a) * ry * k)}`;
  };
  return `M${spot(0, 1)}${Array.from({ length: count }, (_, i) => `Q${spot(i + 0.5, 1.1)} ${spot(i + 1, 1)}`).join('')}z`;
}

/** Hair, scarf or hood behind the neck and face. */
export function hairBack(look: Look): string {
  const tone = hairOf(look);
  const cloth = cloths[look.cloth ?? 'teal'];
  const { cheek } = faceShapeOf(look);
  switch (look.hair) {
    case 'afro':
      return (
        fill(tone.base, curls(160, 104, 72, 66, 22)) +
        fill(tone.light, curls(136, 78, 32, 24, 14), ' opacity=".3"')
      );
    case 'bun':
      return (
        oval(tone.base, 160, 38, 27, 23) +
        line(tone.light, 2, 'M142 32Q152 20 168 22M144 42Q156 30 174 34', ' opacity=".7"') +
        fill(tone.shade, 'M172 20Q192 30 184 50Q176 60 166 60Q182 44 172 20z')
      );
    case 'braids':
      return (
        fill(tone.shade, `M${160 - cheek - 3} 96Q104 160 104 250L216 250Q216 160 ${160 + cheek + 3} 96z`) +
        [108, 122, 198, 212]
          .map((x, i) =>
            plait(tone, 8, `M${160 + (x - 160) * 0.86} 110Q${x} 160 ${x + (i < 2 ? -2 : 2)} 262`),
          )
          .join('')
      );
    case 'locs':
      return (
        fill(tone.shade, `M${160 - cheek - 4} 90Q98 140 112 178L208 178Q222 140 ${160 + cheek + 4} 90z`) +
        [104, 115, 205, 216]
          .map((x, i) =>
            plait(
              tone,
              10,
              `M${160 + (x - 160) * 0.84} 96Q${x} 140 ${x + (i < 2 ? -1 : 1)} ${i % 3 ? 200 : 190}`,
            ),
          )
          .join('')
      );
    case 'hijab':
      return fill(
        cloth.shade,
        'M160 42C104 42 96 90 100 130Q102 170 86 204Q78 232 100 234L220 234Q242 232 234 204Q218 170 220 130C224 90 216 42 160 42z',
      );
    default:
      return '';
  }
}
