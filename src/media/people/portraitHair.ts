import { hairOf } from './hair';
import type { Look } from './look';
import { cover } from './portraitCovers';
import { faceShapeOf } from './portraitFace';
import { plait } from './portraitHairBack';
import { fill, line, n } from './shapes';
import type { Tone } from './tones';

const top = (c: number, crown: number, line_: string): string =>
  `M${n(160 - c - 1)} 128C${n(160 - c - 9)} ${crown + 24} ${n(160 - c * 0.7)} ${crown} 160 ${crown}C${n(160 + c * 0.7)} ${crown} ${n(160 + c + 9)} ${crown + 24} ${n(160 + c + 1)} 128${line_}z`;

/** Edge of short hair along temples and forehead, from right to left. */
const hairline = (c: number, forehead: number): string =>
  `L${n(160 + c - 5)} 118Q${n(160 + c - 5)} 101 ${n(160 + c - 11)} 93Q184 ${forehead} 160 ${forehead}Q136 ${forehead} ${n(160 - c + 11)} 93Q${n(160 - c + 5)} 101 ${n(160 - c + 5)} 118`;

/** Edge of hair that has drawn back above the temples. */
const receding = (c: number): string =>
  `L${n(160 + c - 4)} 118Q${n(160 + c - 7)} 102 ${n(160 + c - 6)} 92Q${n(160 + c - 14)} 62 176 70Q160 80 144 70Q${n(160 - c + 14)} 62 ${n(160 - c + 6)} 92Q${n(160 - c + 7)} 102 ${n(160 - c + 4)} 118`;

const gleam = (
  tone: Tone,
  d = 'M124 74Q132 54 156 50Q164 50 168 53Q148 56 138 68Q130 80 125 82Q122 80 124 74z',
): string => fill(tone.light, d, ' opacity=".75"');

/** Hair or its cover over the forehead. */
export function hairFront(look: Look): string {
  const tone = hairOf(look);
  const { cheek: c } = faceShapeOf(look);
  switch (look.hair) {
    case 'bald':
      return fill(
        '#fff',
        'M132 80Q138 66 154 64Q160 64 158 68Q146 72 140 84Q134 88 132 80z',
        ' opacity=".16"',
      );
    case 'fade':
      return (
        fill(
          tone.base,
          `M${n(160 - c)} 126C${n(160 - c)} 82 ${n(160 - c * 0.72)} 60 160 60C${n(160 + c * 0.72)} 60 ${n(160 + c)} 82 ${n(160 + c)} 126${hairline(c, 80)}z`,
          ' opacity=".55"',
        ) +
        fill(
          tone.base,
          `M${n(160 - c + 2)} 96C${n(160 - c - 4)} 62 ${n(160 - c * 0.7)} 46 160 46C${n(160 + c * 0.7)} 46 ${n(160 + c + 4)} 62 ${n(160 + c - 2)} 96L${n(160 + c - 11)} 93Q184 80 160 80Q136 80 ${n(160 - c + 11)} 93z`,
        ) +
        gleam(tone, 'M124 72Q132 52 156 48Q164 48 168 51Q148 55 138 66Q130 78 125 78z')
      );
    case 'grey':
      return (
        fill(tone.base, top(c, 48, receding(c))) +
        fill(
          tone.shade,
          `M176 56C198 60 ${n(160 + c + 6)} 76 ${n(160 + c + 1)} 128L${n(160 + c - 5)} 116Q${n(160 + c - 2)} 84 176 56z`,
        ) +
        gleam(tone)
      );
    case 'afro':
      return fill(
        tone.base,
        `M${n(160 - c - 3)} 126C${n(160 - c - 16)} 66 132 50 160 50C188 50 ${n(160 + c + 16)} 66 ${n(160 + c + 3)} 126L${n(160 + c - 4)} 112Q${n(160 + c - 8)} 92 186 84Q160 78 134 84Q${n(160 - c + 8)} 92 ${n(160 - c + 4)} 112z`,
      );
    case 'bun':
      return (
        fill(
          tone.base,
          `M${n(160 - c - 1)} 126C${n(160 - c - 8)} 70 134 46 160 46C186 46 ${n(160 + c + 8)} 70 ${n(160 + c + 1)} 126Q${n(160 + c - 6)} 88 164 78Q160 77 156 78Q${n(160 - c + 6)} 88 ${n(160 - c - 1)} 126z`,
        ) +
        line(
          tone.light,
          1.8,
          'M124 100Q130 66 152 56M140 82Q146 66 156 58M184 84Q178 66 168 58',
          ' opacity=".7"',
        )
      );
    case 'braids':
      return (
        fill(
          tone.base,
          `M${n(160 - c - 2)} 126C${n(160 - c - 9)} 70 132 46 160 46C188 46 ${n(160 + c + 9)} 70 ${n(160 + c + 2)} 126Q${n(160 + c - 4)} 92 178 82Q160 77 142 82Q${n(160 - c + 4)} 92 ${n(160 - c - 2)} 126z`,
        ) +
        line(
          tone.light,
          1.8,
          'M122 104Q122 78 136 58M134 86Q138 66 148 52M148 80Q150 62 157 48M172 80Q171 62 165 48M186 86Q182 66 174 52M198 104Q198 78 186 58',
        ) +
        plait(tone, 8, `M${n(160 - c)} 108Q112 170 118 268`)
      );
    case 'locs':
      return (
        fill(tone.base, top(c + 2, 44, hairline(c, 77))) +
        line(
          tone.light,
          2,
          'M120 100Q122 72 142 54M134 82Q140 62 156 50M186 82Q180 62 168 50M200 100Q198 74 182 56',
          ' opacity=".7"',
        ) +
        plait(tone, 9, `M${n(160 - c)} 100Q106 140 111 182`) +
        plait(tone, 9, `M${n(160 + c)} 100Q214 140 209 182`)
      );
    case 'hijab':
    case 'cap':
    case 'helmet':
      return cover(look, look.hair);
    default:
      return fill(tone.base, top(c, 46, hairline(c, 79))) + gleam(tone);
  }
}
